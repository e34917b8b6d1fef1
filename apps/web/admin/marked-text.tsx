import { Fragment } from "react";

interface MarkedTextProps {
  text: string;
  /** Parts to highlight, in order and apart, in UTF-16 units. */
  marks: readonly { from: number; to: number }[];
}

/** A text with highlighted parts. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark className="staff-mark">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
