import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fillWithEnglish } from "./message-plugins.ts";

const MESSAGES = join(import.meta.dirname, "../../packages/messages");
const fileOf = (language: string) => join(MESSAGES, language, "offline.json");
const messagesOf = (language: string) => JSON.parse(readFileSync(fileOf(language), "utf8"));

it("fills missing messages with English ones, and changes no others", async () => {
  const { push, ...lacking } = messagesOf("es");
  const content = await fillWithEnglish(JSON.stringify(lacking), fileOf("es"));
  expect(JSON.parse(content)).toEqual({ ...messagesOf("es"), push: messagesOf("en").push });
  expect(JSON.parse(content).push).not.toEqual(push);
});
