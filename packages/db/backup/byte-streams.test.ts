import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { ByteReader } from "./byte-streams.ts";

it("is at the end although an empty chunk follows", async () => {
  const reader = new ByteReader(Readable.from([Buffer.from("ab"), Buffer.alloc(0)]));
  for await (const chunk of reader.take(2)) expect(chunk.toString()).toBe("ab");
  expect(await reader.isAtEnd()).toBe(true);
});
