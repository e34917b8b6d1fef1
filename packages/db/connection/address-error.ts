/** A readable error about `DATABASE_URL` or `WORLD`. */
export class AddressError extends Error {
  override name = "AddressError";
}
