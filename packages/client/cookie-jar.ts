/** Stores the cookies of one origin between calls, like a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; expiresAt: number }>();

  /** Value of the `Cookie` header; null if there are no cookies. */
  header(): string | null {
    const now = Date.now();
    for (const [name, { expiresAt }] of this.#cookies) {
      if (expiresAt <= now) this.#cookies.delete(name);
    }
    if (this.#cookies.size === 0) return null;
    return Array.from(this.#cookies, ([name, { value }]) => `${name}=${value}`).join("; ");
  }

  /** Applies the `Set-Cookie` headers of a response. */
  store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const equals = pair.indexOf("=");
      if (equals <= 0) continue;
      const value = pair.slice(equals + 1).trim();
      this.#cookies.set(pair.slice(0, equals).trim(), { value, expiresAt: expiryOf(attributes) });
    }
  }
}

/** When a cookie expires, by its `max-age` or else its `expires`; never if neither can be read. */
function expiryOf(attributes: readonly string[]): number {
  let expires = Number.POSITIVE_INFINITY;
  for (const attribute of attributes) {
    const [name = "", value = ""] = attribute.split("=").map((part) => part.trim());
    if (/^max-age$/i.test(name) && /^-?\d+$/.test(value)) return Date.now() + Number(value) * 1000;
    if (/^expires$/i.test(name) && !Number.isNaN(Date.parse(value))) expires = Date.parse(value);
  }
  return expires;
}
