/**
 * Regenerates the icons and the link preview image from the mark and the hero:
 * npx tsx apps/web/dev/write-pictures.ts
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { composeHero } from "@emberlode/art/compose-hero.ts";
import { marksToMarkup } from "@emberlode/art/marks-to-markup.ts";
import sharp from "sharp";
import { launch } from "../journeys/player-browser.ts";

const PUBLIC = join(import.meta.dirname, "../public");
const FONT = join(
  import.meta.dirname,
  "../../../node_modules/@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
);
const MARK = readFileSync(join(PUBLIC, "favicon.svg"), "utf8");
/** The background color in the manifest. */
const GROUND = "#0b0e13";

interface Picture {
  file: string;
  width: number;
  height: number;
  body: string;
}

/** The mark alone, sized for the safe zone that every system keeps of a maskable icon. */
function icon(file: string, size: number, share: number, ground = "transparent"): Picture {
  const body = `<div style="display:grid;place-items:center;height:100%;background:${ground}">
    <div style="width:${share * 100}%;line-height:0">${MARK}</div></div>`;
  return { file, width: size, height: size, body };
}

/** The link preview: mark, name and tagline over the frontier at dusk. */
function social(): Picture {
  const { pen, width, height } = composeHero("h");
  const hero = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMidYMid slice" style="position:absolute;width:100%;height:100%">
    <defs>${marksToMarkup(pen.defs)}</defs>${marksToMarkup(pen.marks)}</svg>`;
  const font = readFileSync(FONT).toString("base64");
  const body = `<style>
      @font-face { font-family: Shoulders; font-weight: 100 900;
        src: url(data:font/woff2;base64,${font}) }
      .text { position: absolute; inset: 0; padding: 110px 72px; color: #f3f6f9;
        font-family: Shoulders; background: linear-gradient(90deg, rgb(5 8 12 / .92),
        rgb(5 8 12 / .6) 45%, transparent 78%) }
      .name { display: flex; align-items: center; gap: 22px; font-size: 52px; font-weight: 800;
        letter-spacing: .14em }
      .name svg { width: 92px }
      h1 { width: 640px; margin: 40px 0 0; font-size: 118px; font-weight: 800; line-height: 1 }
    </style>${hero}<div class="text"><div class="name">${MARK} EMBERLODE</div>
    <h1>Dig. Build. Hold the frontier.</h1></div>`;
  return { file: "social.png", width: 1200, height: 630, body };
}

const PICTURES = [
  icon("icon-192.png", 192, 1),
  icon("icon-512.png", 512, 1),
  icon("icon-maskable-512.png", 512, 0.62, GROUND),
  icon("apple-touch-icon.png", 180, 0.8, GROUND),
  social(),
];

const browser = await launch();
for (const { file, width, height, body } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>html,body{height:100%;margin:0}</style>${body}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const drawn = await page.screenshot({ omitBackground: true });
  await sharp(drawn).png({ palette: true, effort: 10 }).toFile(join(PUBLIC, file));
  await page.close();
}
await browser.close();
