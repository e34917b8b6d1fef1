import { expect, it } from "vitest";
import { freshName, payloadOf } from "./game-page.ts";
import { type Seat, takeSeat } from "./player-browser.ts";
import { logIn, register, sendLogIn } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

async function logOut({ page }: Seat): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/login");
  await page.getByText("Logout Complete").waitFor();
}

it("takes a player from registration through a forgotten password back into the game", async () => {
  const seat = await takeSeat(browser, server.url);
  const { page, context } = seat;
  const username = freshName("Smith");
  const email = `${username}@example.org`;

  await register(page, { username, email, password: "first password" });
  expect(await payloadOf(page)).toMatchObject({ username, email, isGuest: false });
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "loggedIn")?.value).toBe("1");
  expect(cookies.find(({ name }) => name === "sid")).toMatchObject({ httpOnly: true });

  await logOut(seat);
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain("user");
  expect(left).not.toContain("loggedIn");
  await page.goto("/game");
  await page.waitForURL("**/login");

  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.waitForURL("**/fpass");
  await page.getByLabel("Username or e-mail").fill(username);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("a message with a link is on its way").waitFor();
  const mail = await server.mailWith("/fpass?token=");
  const link = /http\S+\/fpass\?token=[\w-]+/.exec(mail)?.[0];
  expect(link).toBeDefined();

  await page.goto(link ?? "");
  await page.getByLabel("New password", { exact: true }).fill("second password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByText("The password is set. Log in with it.").waitFor();

  await logIn(page, username, "second password");
  await logOut(seat);

  await page.goto("/fuser");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send my username" }).click();
  await page.getByText("a message with the username is on its way").waitFor();
  expect(await server.mailWith("Your username is")).toContain(username);
  expect(seat.complaints.filter((line) => !isRefusedCall(line))).toEqual([]);
  await context.close();
});

it("refuses a wrong password and an unknown name with the same words", async () => {
  const seat = await takeSeat(browser, server.url);
  const words: (string | null)[] = [];
  for (const username of [freshName("Nobody"), freshName("Nemo")]) {
    await sendLogIn(seat.page, username, "wrong password");
    words.push(await seat.page.getByRole("alert").filter({ hasText: /\w/ }).first().textContent());
  }
  expect(words[0]).toBe(words[1]);
  await seat.context.close();
});

it("says at the field what is wrong before anything is sent", async () => {
  const seat = await takeSeat(browser, server.url);
  const { page } = seat;
  await page.goto("/login");
  await page.getByRole("tab", { name: "Create account" }).click();
  const form = page.getByRole("tabpanel");
  await form.getByLabel("Username").fill("a");
  await form.getByLabel("E-mail").fill("nowhere");
  await form.getByLabel("Password", { exact: true }).fill("short");
  await form.getByRole("button", { name: "Create account" }).click();
  await page.getByText("A username has at least 3 characters.").waitFor();
  await page.getByText("That does not look like an e-mail address.").waitFor();
  await page.getByText("A password has at least 8 characters.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(seat.complaints).toEqual([]);
  await seat.context.close();
});

/** A browser itself reports every refused call; the refusal is what the journey wants. */
function isRefusedCall(line: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(line);
}
