/** A readable complaint about `DATABASE_URL` or `WORLD`. */
export class AddressError extends Error {
  override name = "AddressError";
}
