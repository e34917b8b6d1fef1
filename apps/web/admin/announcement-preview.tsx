import { LANGUAGE_NAMES } from "@emberlode/messages/languages";
import { useState } from "react";
import { plainText } from "../features/site-text/markdown.ts";
import { NoticeBanner } from "../features/ui/notice-banner.tsx";
import { messages } from "../lib/messages.ts";
import { type AnnouncementDraft, writtenTexts } from "./announcement-draft.ts";

const t = await messages("admin-announcements");

type LocalizedText = ReturnType<typeof writtenTexts>[number];

function BannerPreview({ text }: { text: LocalizedText }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <figure>
      <figcaption className="staff-caption">
        {t("form.previewBanner", { language: LANGUAGE_NAMES[text.language] })}
      </figcaption>
      <NoticeBanner
        title={text.title}
        content={text.content}
        lang={text.language}
        isOpen={isOpen}
        more={isOpen ? t("form.less") : t("form.more")}
        dismissLabel={t("form.dismiss")}
        onToggle={() => setOpen(!isOpen)}
        onDismiss={() => setOpen(false)}
      />
    </figure>
  );
}

function AlertPreview({ text }: { text: LocalizedText }) {
  return (
    <figure className="staff-notice">
      <figcaption>{t("form.previewAlert", { language: LANGUAGE_NAMES[text.language] })}</figcaption>
      <div lang={text.language}>
        <p className="font-semibold">{text.title}</p>
        <p className="staff-text">{plainText(text.content)}</p>
      </div>
    </figure>
  );
}

/** The announcement as players will see it, in each language. */
export function AnnouncementPreview({ draft }: { draft: AnnouncementDraft }) {
  const texts = writtenTexts(draft);
  return (
    <section className="staff-writing-preview" aria-label={t("form.preview")}>
      <h3 className="staff-kicker">{t("form.preview")}</h3>
      {texts.length === 0 && <p className="text-muted">{t("form.previewNone")}</p>}
      {draft.asBanner && texts.map((text) => <BannerPreview key={text.language} text={text} />)}
      {draft.asAlert && texts.map((text) => <AlertPreview key={text.language} text={text} />)}
    </section>
  );
}
