import { useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { NoticeBanner } from "../ui/notice-banner.tsx";
import type { PageBanner } from "./use-banners.ts";

const t = await messages("announcements");

interface AnnouncementBannersProps {
  banners: readonly PageBanner[];
  onDismiss: (id: string) => void;
}

/** What the operator tells everyone now, until it is dismissed in this browser. */
export function AnnouncementBanners({ banners, onDismiss }: AnnouncementBannersProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div role="status" className="notice-banners">
      {banners.map(({ id, title, content, lang }) => (
        <NoticeBanner
          key={id}
          title={title}
          content={content}
          link={Link}
          lang={lang}
          isOpen={open === id}
          more={open === id ? t("less") : t("more")}
          dismissLabel={t("dismiss", { title })}
          onToggle={() => setOpen(open === id ? null : id)}
          onDismiss={() => onDismiss(id)}
        />
      ))}
    </div>
  );
}
