import "./art.css";
import markup from "./hero.svg?raw";

/** The frontier at dusk, wide: what the home page opens on. */
export function HeroScene({ className }: { className: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, as it was written
    <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
