import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the client of a server started beside it with `gnomestead serve`.
const SERVER = process.env.GNOMESTEAD_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "/static/",
  build: {
    outDir: "../src/gnomestead/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] }, // tests read the games' golden records
    proxy: { "/api": SERVER, "/live": { target: SERVER, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
