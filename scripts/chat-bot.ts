/**
 * A small chat bot: greets, answers requests for help, and prints alerts on the terminal.
 *   npx tsx scripts/chat-bot.ts [address of the game]
 * With an API token in EMBERLODE_TOKEN and a name in EMBERLODE_NAME it uses that account, otherwise
 * it registers one.
 */
import { type Client, createClient, type Live, LiveRefusal, openLive } from "@emberlode/client";

const HELP = "help";
const ANSWER = "dig on ore, explore caves, and ten Pikemen take your first factory.";

interface Bot {
  client: Client;
  name: string;
}

async function logIn(url: string): Promise<Bot> {
  const { EMBERLODE_TOKEN: token, EMBERLODE_NAME: known } = process.env;
  if (token !== undefined && known !== undefined) {
    return { client: createClient({ url, token }), name: known };
  }
  const client = createClient({ url });
  const name = `Bot${Date.now().toString(36)}`;
  await client.user.register.mutate({
    username: name,
    email: `${name}@bots.invalid`,
    password: crypto.randomUUID(),
    isBot: true,
  });
  return { client, name };
}

async function sendMessage(live: Live, body: string): Promise<void> {
  try {
    await live.sendMessage(body);
  } catch (error) {
    if (!(error instanceof LiveRefusal)) throw error;
    console.log(`not said (${error.code}): ${error.message}`);
  }
}

async function chat(url: string): Promise<void> {
  const { client, name } = await logIn(url);
  const live: Live = await openLive({
    client,
    url,
    player: name,
    onMessage({ sender, body }) {
      console.log(`${sender}: ${body}`);
      if (sender !== name && body.toLowerCase().includes(HELP)) {
        void sendMessage(live, `${sender}: ${ANSWER}`);
      }
    },
    onAlert: ({ title, content }) => console.log(`! ${title}: ${content}`),
  });
  process.once("SIGINT", () => live.close());
  console.log(`${name} listens at ${url}; Ctrl-C ends it`);
  await sendMessage(live, "Hello! Ask me for help.");
}

await chat(process.argv[2] ?? "http://localhost:3000");
