// @ts-check
/**
 * A bot that knows only `/api/openapi.json` and `fetch`, and none of the game's packages. It signs
 * up as a bot, creates an API token, walks to a free factory, buys Pikemen and captures it.
 *   node scripts/plain-bot.mjs http://localhost:3000
 */
const url = process.argv[2] ?? "http://localhost:3000";
/** Limit on its calls, including the sign-up. */
const MAX_CALLS = 100;
const SIZE = 50;

/** @type {any} the running server's description of itself */
const document = await (await fetch(`${url}/api/openapi.json`)).json();

/** @type {Record<string, { method: string, path: string, query: boolean }>} the operations by id */
const operations = {};
for (const [path, methods] of Object.entries(document.paths)) {
  for (const [method, { operationId, requestBody }] of Object.entries(methods)) {
    operations[operationId] = { method: method.toUpperCase(), path, query: !requestBody };
  }
}

let calls = 0;
/** @type {Record<string, string>} headers that identify the bot */
let credentials = { origin: url };

/**
 * Calls an operation of the document; waits and retries if the server says so.
 * @param {string} operationId
 * @param {Record<string, unknown>} [input]
 * @returns {Promise<any>} the answer, or `{ refused: code }`
 */
async function call(operationId, input = {}) {
  const operation = operations[operationId];
  if (operation === undefined) throw new Error(`The document has no ${operationId}.`);
  const { method, path, query } = operation;
  if (++calls > MAX_CALLS) throw new Error(`No factory found within ${MAX_CALLS} calls.`);
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) parameters.set(key, String(value));
  const search = query && parameters.size > 0 ? `?${parameters}` : "";
  const answer = await fetch(`${url}${path}${search}`, {
    method,
    headers: { ...credentials, "content-type": "application/json" },
    ...(!query && { body: JSON.stringify(input) }),
  });
  if (answer.ok) {
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    if (cookies.length > 0) credentials = { ...credentials, cookie: cookies.join("; ") };
    return answer.json();
  }
  const wait = answer.headers.get("retry-after");
  if (wait !== null && (answer.status === 429 || answer.status === 503)) {
    await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000));
    return call(operationId, input);
  }
  return { refused: answer.headers.get("x-error-code") };
}

/** Signed steps from one coordinate to another. @param {number} from @param {number} to */
function signedSteps(from, to) {
  return ((to - from + SIZE + SIZE / 2) % SIZE) - SIZE / 2;
}

/** @typedef {{ x: number, y: number }} Cell */

/** @param {Cell} here @param {Cell} there */
const steps = (here, there) =>
  Math.max(Math.abs(signedSteps(here.x, there.x)), Math.abs(signedSteps(here.y, there.y)));

/** The nearest cell of the map with a letter, except for visited ones. */
function nearest(
  /** @type {string[]} */ rows,
  /** @type {string} */ letter,
  /** @type {Cell} */ here,
  /** @type {Set<string>} */ visited,
) {
  /** @type {Cell | null} */
  let best = null;
  for (const [row, cells] of rows.entries()) {
    for (const [column, one] of Array.from(cells).entries()) {
      const cell = { x: column + 1, y: row + 1 };
      if (one !== letter || visited.has(`${cell.x}/${cell.y}`)) continue;
      if (best === null || steps(here, cell) < steps(here, best)) best = cell;
    }
  }
  return best;
}

/** The next cell on the way. @param {Cell} here @param {Cell} there */
function toward(here, there) {
  const next = (/** @type {number} */ from, /** @type {number} */ to) =>
    ((from - 1 + Math.sign(signedSteps(from, to)) + SIZE) % SIZE) + 1;
  return { x: next(here.x, there.x), y: next(here.y, there.y) };
}

const name = `Plain-${Math.random().toString(36).slice(2, 8)}`;
const password = crypto.randomUUID();
const email = `${name}@bots.invalid`;
const account = await call("user.register", { username: name, email, password, isBot: true });
if (account.refused) throw new Error(`The account was refused: ${account.refused}.`);
const { secret } = await call("user.createToken", {
  name: "plain bot",
  scopes: ["play", "attack"],
});
credentials = { authorization: `Bearer ${secret}` };

/** @type {Cell} */
let here = { x: account.user.status.x, y: account.user.status.y };
/** Cells of factories that the bot could not take. @type {Set<string>} */
const visited = new Set();
/** The map, as of the last time something new came into sight. @type {string[]} */
let rows = (await call("fields.view")).rows;

for (;;) {
  const factory = nearest(rows, "F", here, visited);
  const target = factory ?? nearest(rows, " ", here, visited);
  if (target === null) throw new Error("There is nothing left to see.");
  if (factory !== null && steps(here, factory) === 0) {
    const { owner, refusal, scout } = await call("puc.target", here);
    const isOpen = refusal === null || refusal.code === "NO_ARMY";
    if (owner === null && isOpen) {
      // Two Pikemen for each Wall of the garrison.
      const unit = Math.max(10, 2 * scout.guard.units[0]);
      const bought = await call("units.buy", { type: "attack", index: 0, unit });
      const taken = bought.refused ? bought : await call("puc.capture", here);
      if (taken.captured) break;
    }
    visited.add(`${here.x}/${here.y}`);
    continue;
  }
  const at = await call("fields.move", toward(here, target));
  if (at.refused) throw new Error(`The step was refused: ${at.refused}.`);
  here = { x: at.x, y: at.y };
  // Sight is three steps.
  if (factory === null && steps(here, target) <= 3) rows = (await call("fields.view")).rows;
}
console.log(`${name} holds the factory at ${here.x}|${here.y} after ${calls} calls.`);
