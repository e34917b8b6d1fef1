/** Keeps the cookies of one server between calls, as a browser would for one origin. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Value of the `Cookie` header; null when there is none to send. */
  header(): string | null {
    if (this.#cookies.size === 0) return null;
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Takes over the `Set-Cookie` headers of an answer. */
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const equals = pair.indexOf("=");
      if (equals <= 0) continue;
      const name = pair.slice(0, equals).trim();
      const ended = attributes.some((attribute) => /^\s*max-age\s*=\s*-?0*$/i.test(attribute));
      if (ended) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(equals + 1).trim());
    }
  }
}
