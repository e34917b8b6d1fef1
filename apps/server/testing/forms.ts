/** Handwritten multipart/form-data bodies, so that they can be invalid. */

export interface Part {
  name: string;
  /** Makes it a file with this name. */
  filename?: string;
  type?: string;
  content: string | Uint8Array;
}

export const BOUNDARY = "----emberlode-test";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form of these parts. */
export function formOf(...parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ name, filename, type, content }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"`;
    const kind = type === undefined ? "" : `Content-Type: ${type}\r\n`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from("\r\n")];
  });
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** A text field. */
export const text = (name: string, content: string): Part => ({ name, content });
