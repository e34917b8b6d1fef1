/** Newline-delimited JSON over a stream; each line is a list. */
import type { Duplex } from "node:stream";

const END = "\n";

/** Calls `onValues` with each received list. */
export function onLines<Value>(stream: Duplex, onValues: (values: Value[]) => void): void {
  let partialLine = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (partialLine + chunk).split(END);
    partialLine = lines.pop() ?? "";
    for (const line of lines) onValues(JSON.parse(line));
  });
}

export function writeLine(stream: Duplex, values: readonly unknown[]): void {
  stream.write(JSON.stringify(values) + END);
}

/** Sends all values of one event loop turn together: a write costs more than its content. */
export function createBatchWriter<Value>(stream: Duplex): (value: Value) => void {
  let queuedValues: Value[] = [];
  return (value) => {
    queuedValues.push(value);
    if (queuedValues.length > 1) return;
    setImmediate(() => {
      writeLine(stream, queuedValues);
      queuedValues = [];
    });
  };
}
