import "./art.css";
import markup from "./hero.svg?raw";

/** The panorama at the top of the home page: the frontier at dusk. */
export function HeroScene({ className }: { className: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, as it was written
    <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
