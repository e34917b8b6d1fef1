/** Records the requests of bots: durations, answers and acknowledged changes. */
import { IDEMPOTENCY_HEADER, TRPC_PATH } from "@emberlode/contract";

/** The status of a request without an answer. */
const NO_ANSWER = "no answer";

interface RecordedAnswer {
  name: string;
  /** Null if the ledger does not record the call by key. */
  key: string | null;
  answer: Response;
  /** As in `performance.now()`. */
  began: number;
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** The code of a refusal, from header or body. */
async function codeOf(answer: Response): Promise<string> {
  const header = answer.headers.get("x-error-code");
  if (header !== null) return header;
  const code = /"gameCode":"(\w+)"/.exec(await answer.clone().text())?.[1];
  return code ?? String(answer.status);
}

/** The procedure of a tRPC call, such as `user.gather`, else the path. */
function nameOf(url: URL): string {
  const { pathname } = url;
  return pathname.startsWith(`${TRPC_PATH}/`) ? pathname.slice(TRPC_PATH.length + 1) : pathname;
}

/** Records every request; its `fetch` is passed to clients. */
export class Traffic {
  /** Milliseconds until the answer, since `begin`. */
  readonly latencies: number[] = [];
  /** Refusals since `begin` by code. */
  readonly refusals = new Map<string, number>();
  /** Answers of 500 and above, and requests without an answer, since the start. */
  readonly faults: string[] = [];
  /**
   * Acknowledged calls with a token since the start: their keys as in the ledger, and their names.
   */
  readonly done = new Map<string, string>();
  #isCounting = false;

  /** From here on times and refusals are recorded. */
  begin(): void {
    this.#isCounting = true;
  }

  end(): void {
    this.#isCounting = false;
  }

  /** A `fetch` that sends this address like a proxy in front of the server. */
  fetchFrom(address: string): typeof fetch {
    return async (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", address);
      const name = nameOf(new URL(String(input)));
      const began = performance.now();
      let answer: Response;
      try {
        answer = await fetch(input, { ...init, headers });
      } catch (error) {
        this.faults.push(`${name}: ${NO_ANSWER} after ${secondsSince(began)}, ${error}`);
        throw error;
      }
      if (this.#isCounting) this.latencies.push(performance.now() - began);
      const key = headers.has("authorization") ? headers.get(IDEMPOTENCY_HEADER) : null;
      await this.#note({ name, key, answer, began });
      return answer;
    };
  }

  async #note({ name, key, answer, began }: RecordedAnswer): Promise<void> {
    if (answer.ok) {
      if (key !== null) this.done.set(`${key}:${name}`, name);
      return;
    }
    const code = await codeOf(answer);
    if (answer.status >= 500) {
      this.faults.push(`${name}: ${answer.status} ${code} after ${secondsSince(began)}`);
    }
    if (this.#isCounting) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
