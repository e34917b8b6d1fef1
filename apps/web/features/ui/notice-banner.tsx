import { type ReactNode, useId } from "react";
import { type LinkComponent, MarkdownText } from "../site-text/markdown-text.tsx";
import { Icon, type IconName } from "./icon.tsx";

interface NoticeBannerProps {
  icon?: IconName;
  title: ReactNode;
  /** Markdown, shown below the title once it is opened. */
  content: string;
  /** For links to pages of this site; plain ones by default. */
  link?: LinkComponent | undefined;
  /** The language of title and content, if it isn't the page's. */
  lang?: string | undefined;
  isOpen: boolean;
  /** The label of the button that opens and closes it. */
  more: string;
  dismissLabel: string;
  onToggle: () => void;
  onDismiss: () => void;
}

/** One line at the top of the page that opens to a text and can be dismissed. */
export function NoticeBanner(props: NoticeBannerProps) {
  const { icon = "flag", title, content, lang, isOpen, more, dismissLabel } = props;
  const id = useId();
  return (
    <div className="banner notice-banner">
      <Icon name={icon} className="size-4" />
      <b className="notice-title" lang={lang}>
        {title}
      </b>
      <button
        type="button"
        className="text-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={props.onToggle}
      >
        {more}
      </button>
      <button
        type="button"
        className="notice-close"
        aria-label={dismissLabel}
        title={dismissLabel}
        onClick={props.onDismiss}
      >
        <Icon name="close" className="size-4" />
      </button>
      <div id={id} className="notice-text" hidden={!isOpen}>
        <MarkdownText source={content} lang={lang} link={props.link} />
      </div>
    </div>
  );
}
