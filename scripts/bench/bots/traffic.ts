/** What goes over the wire while bots play: how long it took, how it was answered, what was promised. */
import { IDEMPOTENCY_HEADER, TRPC_PATH } from "@emberlode/contract";

/** Words for a try that no answer came to. */
const NO_ANSWER = "no answer";

interface Answered {
  name: string;
  /** If the ledger can identify it by one. */
  key: string | null;
  answer: Response;
  /** As `performance.now` counts. */
  began: number;
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** The code of a refusal, wherever the server wrote it. */
async function codeOf(answer: Response): Promise<string> {
  const header = answer.headers.get("x-error-code");
  if (header !== null) return header;
  const code = /"gameCode":"(\w+)"/.exec(await answer.clone().text())?.[1];
  return code ?? String(answer.status);
}

/** `user.gather` of a call over tRPC, else the path. */
function nameOf(url: URL): string {
  const { pathname } = url;
  return pathname.startsWith(`${TRPC_PATH}/`) ? pathname.slice(TRPC_PATH.length + 1) : pathname;
}

/** Counts every try; its `fetch` is given to clients. */
export class Traffic {
  /** Milliseconds until the answer, of the tries since `begin`. */
  readonly latencies: number[] = [];
  /** Refusals since `begin` by code. */
  readonly refusals = new Map<string, number>();
  /** Answers of 500 and above, and tries without an answer, from the first call on. */
  readonly faults: string[] = [];
  /**
   * What players did by token and were answered as done, from the first call on: the keys as the ledger
   * keep them, and what was called.
   */
  readonly done = new Map<string, string>();
  #isCounting = false;

  /** From here on times and refusals count. */
  begin(): void {
    this.#isCounting = true;
  }

  end(): void {
    this.#isCounting = false;
  }

  /** A `fetch` for players behind this address, as a proxy in front of the server tells it. */
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

  async #note({ name, key, answer, began }: Answered): Promise<void> {
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
