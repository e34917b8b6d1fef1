/** Reading everything again: when a bot begins to play, and now and then. */
import type { Client } from "@emberlode/client";
import { Notebook } from "./notebook.ts";

/** Opens the notebook of a player who is logged in. */
export async function openNotebook(client: Client): Promise<Notebook> {
  const notebook = new Notebook(await client.user.session.query());
  await readAround(client, notebook);
  return notebook;
}

/** Brings a notebook up to date. */
export async function refresh(client: Client, notebook: Notebook): Promise<void> {
  const { user } = await client.user.session.query();
  notebook.takeStatus(user.status);
  await readAround(client, notebook);
}

async function readAround(client: Client, notebook: Notebook): Promise<void> {
  const [view, { factories }, { tools }, { researches }, center, { report }] = await Promise.all([
    client.fields.view.query(),
    client.puc.list.query(),
    client.tools.list.query(),
    client.researches.list.query(),
    client.euc.list.query(),
    client.battles.last.query({ role: "defender" }),
  ]);
  notebook.takeView(view);
  notebook.factories = factories;
  notebook.tools = Object.fromEntries(tools.map(({ tool, count }) => [tool, count]));
  notebook.researches = Object.fromEntries(researches.map((one) => [one.research, one.level]));
  notebook.takeExcavator(center);
  if (report !== null) notebook.attackers.add(report.names.attacker);
}
