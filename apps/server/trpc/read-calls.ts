import { type AnyTRPCProcedure, type AnyTRPCRouter, TRPCError } from "@trpc/server";
import { isRecord } from "../requests/is-record.ts";

/** One procedure call of a request. Its input is parsed on first use, like in the stock adapter. */
export interface ProcedureCall {
  batchIndex: number;
  path: string;
  procedure: AnyTRPCProcedure | undefined;
  getRawInput(): Promise<unknown>;
  /** The parsed input if it was read, for error formatting. */
  result(): unknown;
}

export interface CallList {
  isBatchCall: boolean;
  calls: ProcedureCall[];
  type: "query" | "mutation" | "subscription" | "unknown";
}

export interface CallSource {
  router: AnyTRPCRouter;
  /** The decoded path: one procedure, or several with commas. */
  path: string;
  isBatchCall: boolean;
  /** JSON text of the input, or undefined if the request has none. */
  inputText: string | undefined;
  maxBatchSize: number;
}

type Inputs = Readonly<Record<number, unknown>>;

const NO_INPUTS: Inputs = Object.freeze(Object.create(null));

function parseInputs(source: CallSource, count: number): Inputs {
  if (source.inputText === undefined) return NO_INPUTS;
  const inputs: unknown = JSON.parse(source.inputText);
  const { deserialize } = source.router._def._config.transformer.input;
  const parsed: Record<number, unknown> = Object.create(null);
  if (!source.isBatchCall) {
    parsed[0] = deserialize(inputs);
    return parsed;
  }
  if (!isRecord(inputs)) {
    throw new TRPCError({
      code: "BAD_REQUEST",
      message: '"input" needs to be an object when doing a batch call',
    });
  }
  for (let index = 0; index < count; index += 1) {
    const input = inputs[index];
    if (input !== undefined) parsed[index] = deserialize(input);
  }
  return parsed;
}

/** Parses once, on first use; a failure is the same TRPCError for every call of the batch. */
class LazyInputs {
  #inputs: Inputs | undefined;
  #failure: TRPCError | undefined;
  readonly #source: CallSource;
  readonly #count: number;

  constructor(source: CallSource, count: number) {
    this.#source = source;
    this.#count = count;
  }

  read(): Inputs {
    if (this.#inputs) return this.#inputs;
    if (this.#failure) throw this.#failure;
    try {
      this.#inputs = parseInputs(this.#source, this.#count);
      return this.#inputs;
    } catch (cause) {
      this.#failure =
        cause instanceof TRPCError
          ? cause
          : new TRPCError({
              code: "BAD_REQUEST",
              message: cause instanceof Error ? cause.message : "Invalid input",
              cause,
            });
      throw this.#failure;
    }
  }

  peek(index: number): unknown {
    return this.#inputs?.[index];
  }
}

/** Finds the requested procedures. Throws TRPCError for a batch that is too long or mixed. */
export function readCalls(source: CallSource): CallList {
  const paths = source.isBatchCall ? source.path.split(",") : [source.path];
  if (source.isBatchCall && paths.length > source.maxBatchSize) {
    throw new TRPCError({ code: "BAD_REQUEST", message: "Batch call exceeds maximum size" });
  }
  const inputs = new LazyInputs(source, paths.length);
  const procedures: Record<string, AnyTRPCProcedure | undefined> = source.router._def.procedures;
  const types = new Set<"query" | "mutation" | "subscription">();
  const calls = paths.map((path, batchIndex): ProcedureCall => {
    const procedure = procedures[path];
    if (procedure) types.add(procedure._def.type);
    return {
      batchIndex,
      path,
      procedure,
      getRawInput: async () => inputs.read()[batchIndex],
      result: () => inputs.peek(batchIndex),
    };
  });
  if (types.size > 1) {
    throw new TRPCError({
      code: "BAD_REQUEST",
      message: `Cannot mix procedure types in call: ${Array.from(types).join(", ")}`,
    });
  }
  const [type] = types;
  return { isBatchCall: source.isBatchCall, calls, type: type ?? "unknown" };
}
