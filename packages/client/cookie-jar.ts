/** Stores the cookies of one origin between calls, like a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Value of the `Cookie` header; null if there are no cookies. */
  header(): string | null {
    if (this.#cookies.size === 0) return null;
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Applies the `Set-Cookie` headers of a response. */
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
