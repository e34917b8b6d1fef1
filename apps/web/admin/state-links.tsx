import { Link } from "wouter";

interface StateLink {
  text: string;
  href: string;
  isCurrent: boolean;
}

/** The lists of a page, such as open and decided reports. */
export function StateLinks({ label, links }: { label: string; links: readonly StateLink[] }) {
  return (
    <nav className="staff-switch" aria-label={label}>
      {links.map(({ text, href, isCurrent }) => (
        <Link
          key={href}
          href={href}
          className="staff-choice"
          {...(isCurrent && { "aria-current": "page" })}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
