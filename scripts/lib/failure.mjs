// @ts-check
/** An expected failure: the person at the terminal sees its message without a stack trace. */
export class Failure extends Error {}

/**
 * Runs a command's body. For an expected failure, prints its message and exits with 1.
 *
 * @param {() => Promise<void>} body
 */
export async function runOrExplain(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
