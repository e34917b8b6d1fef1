/** A client in the random play: its account, and how it calls. */

import { setTimeout as sleep } from "node:timers/promises";
import { IDEMPOTENCY_HEADER, TRPC_PATH } from "@emberlode/contract";

/** How a client logs in again; a guest becomes a new guest when its session ends. */
type ClientKind = "script" | "browser" | "guest";

export interface PlayClient {
  kind: ClientKind;
  /** Player id; 0 before the first guest. */
  id: number;
  username: string;
  password: string;
  email: string;
  /** The last address that the client requested; empty if none. */
  wishedEmail: string;
  /** Session; empty if none. */
  sid: string;
  /** API token; empty if none. */
  token: string;
}

export interface Answer {
  status: number;
  /** The procedure's answer as JSON, if it succeeded. */
  body: string;
  /** The refusal's code; empty on success. */
  code: string;
  /** The session that the answer started; empty if none. */
  sid: string;
}

export interface ClientCall {
  procedure: string;
  input: unknown;
  /** Idempotency key; empty if none. */
  key: string;
}

const BUSY = 503;
const MAX_TRIES = 15;
const PAUSE_MS = 200;

interface Envelope {
  result?: { data?: unknown };
  error?: { data?: { gameCode?: string } };
}

function sidIn(headers: Headers): string {
  for (const line of headers.getSetCookie()) {
    const sessionId = /^sid=([^;]*)/.exec(line)?.[1];
    if (sessionId !== undefined) return sessionId;
  }
  return "";
}

async function sendOnce(url: string, client: PlayClient, call: ClientCall): Promise<Answer> {
  const { sid, token } = client;
  const response = await fetch(`${url}${TRPC_PATH}/${call.procedure}`, {
    method: "POST",
    headers: {
      origin: url,
      "content-type": "application/json",
      ...(token === ""
        ? sid !== "" && { cookie: `sid=${sid}` }
        : { authorization: `Bearer ${token}` }),
      ...(call.key !== "" && { [IDEMPOTENCY_HEADER]: call.key }),
    },
    body: JSON.stringify(call.input),
  });
  const text = await response.text();
  const { result, error }: Envelope = JSON.parse(text);
  return {
    status: response.status,
    body: error === undefined ? JSON.stringify(result?.data) : text,
    code: error === undefined ? "" : (error.data?.gameCode ?? "NO_CODE"),
    sid: sidIn(response.headers),
  };
}

/** Makes a call. One with a key is retried when the server is busy, like our clients do. */
export async function send(url: string, client: PlayClient, call: ClientCall): Promise<Answer> {
  let answer = await sendOnce(url, client, call);
  for (let tries = 1; tries < MAX_TRIES && answer.status === BUSY && call.key !== ""; tries++) {
    await sleep(PAUSE_MS);
    answer = await sendOnce(url, client, call);
  }
  return answer;
}
