import { Fragment } from "react";
import { t } from "./texts.ts";

/** Placeholders of the keys in the sentence, for private use in Unicode. */
const MARKS = { choose: "\ue000", enter: "\ue001", move: "\ue002" };
const MARK = /([\ue000-\ue002])/;
const KEYS: Readonly<Record<string, readonly string[]>> = {
  [MARKS.choose]: ["1", "–", "5"],
  [MARKS.enter]: [t("reports.enterKey")],
  [MARKS.move]: ["J", "K"],
};
const SENTENCE = t("reports.keys", MARKS).split(MARK);

/** The keys of the queue in a sentence. */
export function KeyHints() {
  return (
    <p className="staff-key-hints">
      {SENTENCE.map((part) => (
        <Fragment key={part}>
          {KEYS[part]?.map((key) =>
            key === "–" ? (
              key
            ) : (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ),
          ) ?? part}
        </Fragment>
      ))}
    </p>
  );
}
