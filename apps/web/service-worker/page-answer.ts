/** How the worker answers a request for a page. */

/** Status codes with which a proxy reports that the game does not respond. */
const NOT_THERE: readonly number[] = [502, 503, 504];

/**
 * The server's answer; the cached page if none, or if a proxy reports that.
 * | @throws the request's error if no page is cached
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
