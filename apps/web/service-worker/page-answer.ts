/** What a page that is opened is answered with. */

/** A proxy's words for a game that does not answer. */
const NOT_THERE: readonly number[] = [502, 503, 504];

/**
 * The server's answer; without one, or with a proxy's word that there is none, the kept page.
 *
 * @throws what asking failed with when no page is kept
 */
export async function answerPage(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const answer = await ask();
    return NOT_THERE.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const page = await kept();
    if (page === undefined) throw error;
    return page;
  }
}
