import "../lib/zod-without-eval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../styles/app.css";
import "./dev.css";
import { GalleryPage } from "./gallery-page.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("gallery.html has no #root.");
createRoot(root).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
);
