// @ts-check
/** An expected failure: its message is for the person at the terminal, a stack trace is not. */
export class Failure extends Error {}

/**
 * Runs a command's body; an expected failure is printed as it is and ends the process with 1.
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
