import type { ReportGroup } from "@emberlode/contract";
import { Icon } from "../features/ui/icon.tsx";
import { Rows } from "./card.tsx";
import { reasonsOf, SUBJECT_ICONS, thingKey } from "./reported-thing.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

interface ReportListProps {
  groups: readonly ReportGroup[];
  open: ReportGroup;
  onOpen: (group: ReportGroup) => void;
}

interface ItemProps {
  group: ReportGroup;
  isOpen: boolean;
  onOpen: () => void;
}

function Item({ group, isOpen, onOpen }: ItemProps) {
  const { subject, target, content, reports, firstAt } = group;
  const reasons = reasonsOf(reports).map((reason) => t(`reports.reasons.${reason}`));
  return (
    <button
      type="button"
      className="staff-queue-item"
      // Only one stop of the Tab key; arrows move from there.
      tabIndex={isOpen ? 0 : -1}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <span className="staff-queue-title">
        <Icon name={SUBJECT_ICONS[subject]} className="staff-queue-icon size-4" />
        {target.username === "" ? (
          <b>{t("deletedAccount")}</b>
        ) : (
          <b translate="no">{target.username}</b>
        )}
        <span>{t(`reports.subjects.${subject}`)}</span>
      </span>
      {content !== "" && subject !== "profilePicture" && (
        <span className="staff-queue-text">{content}</span>
      )}
      <span className="staff-dots">
        <span>{t("reports.count", { count: reports.length })}</span>
        <Ago at={firstAt} />
        <span>{reasons.join(", ")}</span>
      </span>
    </button>
  );
}

/** The open reports, each as a button that opens it. */
export function ReportList({ groups, open, onOpen }: ReportListProps) {
  return (
    <div className="staff-card staff-queue-list">
      <Rows label={t("reports.list")}>
        {groups.map((group) => (
          <li key={thingKey(group)}>
            <Item
              group={group}
              isOpen={thingKey(group) === thingKey(open)}
              onOpen={() => onOpen(group)}
            />
          </li>
        ))}
      </Rows>
    </div>
  );
}
