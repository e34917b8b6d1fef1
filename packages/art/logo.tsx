import { type ReactElement, useId } from "react";

/** The mark: an ember burning inside a hexagonal lode crystal. Reads from 24 to 200 px. */
export function Logo({
  className,
  title,
}: {
  className?: string | undefined;
  title?: string | undefined;
}): ReactElement {
  const id = useId().replace(/\W/g, "");
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 48 48"
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <radialGradient id={id} cx="0.5" cy="0.62" r="0.55">
          <stop stopColor="#ff8a3d" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ff8a3d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M24 1.5 43.5 12.7V35.3L24 46.5 4.5 35.3V12.7Z" fill="#1a2632" />
      <path d="M24 1.5 43.5 12.7 24 17Z" fill="#d8f1ff" />
      <path d="M24 1.5 4.5 12.7 24 17Z" fill="#8fb3c9" />
      <path d="M43.5 12.7V35.3L35 30V15Z" fill="#6f95ad" />
      <path d="M4.5 12.7V35.3L13 30V15Z" fill="#43627a" />
      <path d="M4.5 35.3 24 46.5V38L13 30Z" fill="#2c4356" />
      <path d="M43.5 35.3 24 46.5V38L35 30Z" fill="#4a6c84" />
      <path d="M24 17 35 15V30L24 38 13 30V15Z" fill="#121a23" />
      <path d="M24 17 35 15V30L24 38 13 30V15Z" fill={`url(#${id})`} />
      <path
        d="M24.5 12C26 17.5 32 20.5 32 27.5A8 8 0 0 1 16 27.5C16 24.5 17.6 22.6 19 21 19.3 23 20 24 21.2 24.5 20.6 20 22 15.5 24.5 12Z"
        fill="#ff8a3d"
      />
      <path
        d="M24.6 21.5C25.5 24.2 28.2 25.6 28.2 29A4.2 4.2 0 0 1 19.8 29C19.8 27.4 20.6 26.5 21.4 25.7 21.7 26.8 22.2 27.2 22.8 27.4 22.6 25.2 23.3 23.3 24.6 21.5Z"
        fill="#ffd79a"
      />
    </svg>
  );
}
