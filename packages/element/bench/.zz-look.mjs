// packages/element/bench/zz-look.ts
import { join as join2 } from "node:path";
import { fileURLToPath } from "node:url";
import { readFileSync as readFileSync2 } from "node:fs";

// packages/core/src/registry/installed.ts
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

// packages/core/src/problem.ts
var ContractError = class extends Error {
  constructor(variant, where, law, options) {
    super(`Variant "${variant}", ${where}: ${law}`, options);
    this.variant = variant;
    this.where = where;
    this.law = law;
  }
  variant;
  where;
  law;
  name = "ContractError";
};

// packages/core/src/game/deal.ts
var API = 1;

// packages/core/src/registry/installed.ts
function installedVariants(from) {
  const { variants, faults } = surveyVariants(from);
  if (faults[0]) throw faults[0].error;
  return [...variants];
}
function surveyVariants(...from) {
  const found = /* @__PURE__ */ new Map();
  const faults = [];
  const seen = /* @__PURE__ */ new Set();
  const named = /* @__PURE__ */ new Set();
  const claim = (variant) => {
    const known = found.get(variant.id);
    if (known)
      faults.push({
        ids: [variant.id],
        error: new ContractError(
          variant.id,
          "manifest",
          `the id is taken: it comes from ${known.package} (${known.folder}) and again from ${variant.package} (${variant.folder})`
        )
      });
    else found.set(variant.id, variant);
  };
  for (const packageFolder of from.flatMap((folder) => [...packageFolders(resolve(folder), faults)])) {
    const real = realpathSync(packageFolder);
    if (seen.has(real)) continue;
    seen.add(real);
    const before = faults.length;
    const variants = announcedBy(real, faults);
    const name = variants[0]?.package ?? faults[before]?.error.variant;
    if (name === void 0) continue;
    if (named.has(name)) faults.length = before;
    else for (const variant of variants) claim(variant);
    named.add(name);
  }
  const broken = new Set(faults.flatMap(({ ids: ids2 }) => ids2));
  return { variants: [...found.values()].filter(({ id }) => !broken.has(id)).sort((a, b) => a.id < b.id ? -1 : 1), faults };
}
function* packageFolders(from, faults) {
  for (let folder = from; ; folder = dirname(folder)) {
    yield folder;
    const modules = join(folder, "node_modules");
    yield* subfolders(modules);
    for (const scope of namesIn(modules)) if (scope.startsWith("@")) yield* subfolders(join(modules, scope));
    for (const name of workspaceFolders(folder, faults)) for (const parent of matching(folder, name)) yield* subfolders(parent);
    if (folder === dirname(folder)) return;
  }
}
var matching = (root, name) => name.endsWith("/*") ? namesIn(join(root, name.slice(0, -2))).map((inner) => join(root, name.slice(0, -2), inner)) : [join(root, name)];
function workspaceFolders(folder, faults) {
  const manifest = manifestOf(folder);
  const folders = isObject(manifest?.patience) ? manifest.patience["folders"] : void 0;
  if (folders === void 0) return [];
  if (Array.isArray(folders) && folders.every((name) => typeof name === "string")) return folders;
  faults.push({
    ids: [],
    error: new ContractError(
      nameOf(manifest, folder),
      "manifest",
      'patience.folders must be a list of folder names, such as ["packages/variants/*"]'
    )
  });
  return [];
}
function announcedBy(folder, faults) {
  const manifest = manifestOf(folder);
  if (!Array.isArray(manifest?.keywords) || !manifest.keywords.includes("patience-variant")) return [];
  const { patience = {} } = manifest;
  const [name, version] = [nameOf(manifest, folder), typeof manifest.version === "string" ? manifest.version : "0.0.0"];
  const broken = (ids2, law) => {
    faults.push({ ids: ids2, error: new ContractError(name, "manifest", law) });
    return [];
  };
  if (!isObject(patience)) return broken([], "patience must be an object with api and variants");
  const { api, variants } = patience;
  if (variants === void 0 && (api === void 0 || api === API)) return [];
  const announced = isObject(variants) ? Object.entries(variants) : [];
  if (api !== API)
    return broken(
      announced.map(([id]) => id),
      `is made for version ${JSON.stringify(api)} of the contract; this core speaks ${API}`
    );
  if (!isObject(variants)) return broken([], "patience.variants must be an object: under the id of each patience its module and names");
  return announced.flatMap(([id, entry]) => {
    const law = lawBrokenBy(entry);
    if (law !== void 0) return broken([id], `patience.variants["${id}"]${law}`);
    const { module, names } = entry;
    const source = join(folder, module.replace(/dist\/(.*)\.js$/, "src/$1.ts"));
    return [{ id, package: name, version, folder, module: join(folder, module), names, ...existsSync(source) ? { source } : {} }];
  });
}
function lawBrokenBy(entry) {
  if (!isObject(entry)) return " must be an object with module and names";
  const { module, names } = entry;
  if (typeof module !== "string" || module === "") return '.module must be the path of the built module, such as "./dist/index.js"';
  const named = isObject(names) && LOCALES.every((locale) => typeof names[locale] === "string" && names[locale] !== "");
  return named ? void 0 : '.names must have the name in "de" and in "en"';
}
var LOCALES = ["de", "en"];
function manifestOf(folder) {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return isObject(manifest) ? manifest : void 0;
  } catch {
    return void 0;
  }
}
var nameOf = ({ name }, folder) => typeof name === "string" && name !== "" ? name : folder;
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var subfolders = (folder) => namesIn(folder).filter((name) => !name.startsWith(".")).map((name) => join(folder, name)).filter((path) => existsSync(join(path, "package.json")));
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(error.code ?? "")) return [];
    throw error;
  }
}

// packages/element/bench/zz-look.ts
import { launch } from "@patience/tooling/browser";
import { build } from "esbuild";
var here = fileURLToPath(new URL(".", import.meta.url));
var ids = ["faecher", "rot-und-schwarz-2", "katzenschwanz", "klondike", "spider", "freecell"];
var installed = installedVariants(here).filter(({ id, source }) => source !== void 0 && ids.includes(id));
var { outputFiles } = await build({
  entryPoints: {
    element: fileURLToPath(new URL("../src/define.ts", import.meta.url)),
    ...Object.fromEntries(installed.map(({ id, source }) => [`variants/${id}`, source]))
  },
  outdir: "/",
  bundle: true,
  splitting: true,
  write: false,
  format: "esm",
  target: "es2022",
  conditions: ["@patience/source"],
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "error"
});
var files = new Map(outputFiles.map(({ path, text }) => [path.replaceAll("\\", "/"), text]));
var won = (id) => {
  const folder = installed.find((v) => v.id === id).folder;
  for (const f of [`won-${id.slice(-1)}.json`, "won.json"])
    try {
      return JSON.parse(readFileSync2(join2(folder, "src/fixtures", f), "utf8"));
    } catch {
    }
  return void 0;
};
var browser = await launch();
var scene = async (name, id, w, h, o, act) => {
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    reducedMotion: o.still === false ? "no-preference" : "reduce",
    locale: o.lang ?? "de",
    colorScheme: o.dark ? "dark" : "light",
    hasTouch: o.touch ?? w < 900
  });
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const script = files.get(pathname);
    if (script !== void 0) return route.fulfill({ body: script, contentType: "text/javascript" });
    return route.fulfill({
      body: `<!doctype html><html lang="${o.lang ?? "de"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body { margin: 0 } patience-game { block-size: 100vh }</style><script>addEventListener('patience-ready', () => (globalThis.ready = true))</script><script type="module" src="/element.js"></script><patience-game src="/variants/${id}.js" seed="1"></patience-game>`,
      contentType: "text/html"
    });
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERR", name, e.message));
  await page.goto("http://pictures.test/");
  await page.waitForFunction("globalThis.ready === true");
  await page.waitForFunction('document.querySelector("patience-game").deferred !== undefined');
  if (o.settings) await page.evaluate((s) => Object.assign(document.querySelector("patience-game"), s), o.settings);
  await act(page);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  await page.screenshot({ path: `/tmp/hands-pics/${name}.png` });
  await context.close();
};
var only = process.argv[2];
var S = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1920, 1080],
  [3840, 2160]
];
var run = async (name, ...rest) => {
  if (only && !name.includes(only)) return;
  try {
    await scene(name, ...rest);
  } catch (e) {
    console.log("FAILED", name, String(e).slice(0, 200));
  }
};
var el = 'document.querySelector("patience-game")';
for (const [w, h] of S) {
  const n = `${w}`;
  await run(`row-${n}`, "rot-und-schwarz-2", w, h, {}, async (p) => {
    await p.evaluate(`for (let i=0;i<40;i++) ${el}.play('turn')`);
  });
  await run(`fan-${n}`, "faecher", w, h, { settings: { guide: true }, dark: w === 768 }, async () => {
  });
  await run(`menu-${n}`, "klondike", w, h, { lang: w === 768 ? "en" : "de" }, async (p) => {
    await p.evaluate(`${el}.open('more')`);
    await p.waitForTimeout(200);
  });
  await run(`hint-${n}`, "spider", w, h, {}, async (p) => {
    await p.evaluate(`${el}.hint()`);
    await p.waitForTimeout(100);
  });
  await run(`guide-${n}`, "klondike", w, h, { settings: { guide: true }, dark: w === 390 }, async () => {
  });
  for (const id of ["faecher", "katzenschwanz", "rot-und-schwarz-2", "klondike", "freecell"])
    if (won(id))
      await run(
        `won-${id}-${n}`,
        id,
        w,
        h,
        {
          dark: w === 1920,
          settings: {
            result: {
              lines: [
                ["Bestzeit", "3:12"],
                ["Serie", "4"]
              ]
            }
          }
        },
        async (p) => {
          await p.evaluate(
            `((g) => { const e = ${el}; e.result = {...e.result, actions: [{label:'Teilen', run() {}}]}; e.load({...g, gestures: g.gestures, cursor: g.gestures.length - 1}); e.play(g.gestures.at(-1)); })(${JSON.stringify(won(id))})`
          );
          await p.waitForTimeout(300);
        }
      );
}
await browser.close();
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsienotbG9vay50cyIsICIuLi8uLi9jb3JlL3NyYy9yZWdpc3RyeS9pbnN0YWxsZWQudHMiLCAiLi4vLi4vY29yZS9zcmMvcHJvYmxlbS50cyIsICIuLi8uLi9jb3JlL3NyYy9nYW1lL2RlYWwudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImltcG9ydCB7IGpvaW4gfSBmcm9tICdub2RlOnBhdGgnO1xuaW1wb3J0IHsgZmlsZVVSTFRvUGF0aCB9IGZyb20gJ25vZGU6dXJsJztcbmltcG9ydCB7IHJlYWRGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgaW5zdGFsbGVkVmFyaWFudHMgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9pbnN0YWxsZWQnO1xuaW1wb3J0IHsgbGF1bmNoIH0gZnJvbSAnQHBhdGllbmNlL3Rvb2xpbmcvYnJvd3Nlcic7XG5pbXBvcnQgeyBidWlsZCB9IGZyb20gJ2VzYnVpbGQnO1xuY29uc3QgaGVyZSA9IGZpbGVVUkxUb1BhdGgobmV3IFVSTCgnLicsIGltcG9ydC5tZXRhLnVybCkpO1xuY29uc3QgaWRzID0gWydmYWVjaGVyJywgJ3JvdC11bmQtc2Nod2Fyei0yJywgJ2thdHplbnNjaHdhbnonLCAna2xvbmRpa2UnLCAnc3BpZGVyJywgJ2ZyZWVjZWxsJ107XG5jb25zdCBpbnN0YWxsZWQgPSBpbnN0YWxsZWRWYXJpYW50cyhoZXJlKS5maWx0ZXIoKHsgaWQsIHNvdXJjZSB9KSA9PiBzb3VyY2UgIT09IHVuZGVmaW5lZCAmJiBpZHMuaW5jbHVkZXMoaWQpKTtcbmNvbnN0IHsgb3V0cHV0RmlsZXMgfSA9IGF3YWl0IGJ1aWxkKHtcbiAgZW50cnlQb2ludHM6IHtcbiAgICBlbGVtZW50OiBmaWxlVVJMVG9QYXRoKG5ldyBVUkwoJy4uL3NyYy9kZWZpbmUudHMnLCBpbXBvcnQubWV0YS51cmwpKSxcbiAgICAuLi5PYmplY3QuZnJvbUVudHJpZXMoaW5zdGFsbGVkLm1hcCgoeyBpZCwgc291cmNlIH0pID0+IFtgdmFyaWFudHMvJHtpZH1gLCBzb3VyY2UhXSkpLFxuICB9LFxuICBvdXRkaXI6ICcvJyxcbiAgYnVuZGxlOiB0cnVlLFxuICBzcGxpdHRpbmc6IHRydWUsXG4gIHdyaXRlOiBmYWxzZSxcbiAgZm9ybWF0OiAnZXNtJyxcbiAgdGFyZ2V0OiAnZXMyMDIyJyxcbiAgY29uZGl0aW9uczogWydAcGF0aWVuY2Uvc291cmNlJ10sXG4gIGRlZmluZTogeyAncHJvY2Vzcy5lbnYuTk9ERV9FTlYnOiAnXCJwcm9kdWN0aW9uXCInIH0sXG4gIGxvZ0xldmVsOiAnZXJyb3InLFxufSk7XG5jb25zdCBmaWxlcyA9IG5ldyBNYXAob3V0cHV0RmlsZXMubWFwKCh7IHBhdGgsIHRleHQgfSkgPT4gW3BhdGgucmVwbGFjZUFsbCgnXFxcXCcsICcvJyksIHRleHRdKSk7XG5jb25zdCB3b24gPSAoaWQ6IHN0cmluZyk6IHVua25vd24gPT4ge1xuICBjb25zdCBmb2xkZXIgPSBpbnN0YWxsZWQuZmluZCgodikgPT4gdi5pZCA9PT0gaWQpIS5mb2xkZXI7XG4gIGZvciAoY29uc3QgZiBvZiBbYHdvbi0ke2lkLnNsaWNlKC0xKX0uanNvbmAsICd3b24uanNvbiddKVxuICAgIHRyeSB7XG4gICAgICByZXR1cm4gSlNPTi5wYXJzZShyZWFkRmlsZVN5bmMoam9pbihmb2xkZXIsICdzcmMvZml4dHVyZXMnLCBmKSwgJ3V0ZjgnKSk7XG4gICAgfSBjYXRjaCB7fVxuICByZXR1cm4gdW5kZWZpbmVkO1xufTtcbmNvbnN0IGJyb3dzZXIgPSBhd2FpdCBsYXVuY2goKTtcbmNvbnN0IHNjZW5lID0gYXN5bmMgKFxuICBuYW1lOiBzdHJpbmcsXG4gIGlkOiBzdHJpbmcsXG4gIHc6IG51bWJlcixcbiAgaDogbnVtYmVyLFxuICBvOiB7IGRhcms/OiBib29sZWFuOyBsYW5nPzogc3RyaW5nOyBzdGlsbD86IGJvb2xlYW47IHRvdWNoPzogYm9vbGVhbjsgc2V0dGluZ3M/OiBvYmplY3QgfSxcbiAgYWN0OiAocGFnZTogaW1wb3J0KCdwbGF5d3JpZ2h0LWNvcmUnKS5QYWdlKSA9PiBQcm9taXNlPHZvaWQ+LFxuKSA9PiB7XG4gIGNvbnN0IGNvbnRleHQgPSBhd2FpdCBicm93c2VyLm5ld0NvbnRleHQoe1xuICAgIHZpZXdwb3J0OiB7IHdpZHRoOiB3LCBoZWlnaHQ6IGggfSxcbiAgICByZWR1Y2VkTW90aW9uOiBvLnN0aWxsID09PSBmYWxzZSA/ICduby1wcmVmZXJlbmNlJyA6ICdyZWR1Y2UnLFxuICAgIGxvY2FsZTogby5sYW5nID8/ICdkZScsXG4gICAgY29sb3JTY2hlbWU6IG8uZGFyayA/ICdkYXJrJyA6ICdsaWdodCcsXG4gICAgaGFzVG91Y2g6IG8udG91Y2ggPz8gdyA8IDkwMCxcbiAgfSk7XG4gIGF3YWl0IGNvbnRleHQucm91dGUoJyoqLyonLCAocm91dGUpID0+IHtcbiAgICBjb25zdCB7IHBhdGhuYW1lIH0gPSBuZXcgVVJMKHJvdXRlLnJlcXVlc3QoKS51cmwoKSk7XG4gICAgY29uc3Qgc2NyaXB0ID0gZmlsZXMuZ2V0KHBhdGhuYW1lKTtcbiAgICBpZiAoc2NyaXB0ICE9PSB1bmRlZmluZWQpIHJldHVybiByb3V0ZS5mdWxmaWxsKHsgYm9keTogc2NyaXB0LCBjb250ZW50VHlwZTogJ3RleHQvamF2YXNjcmlwdCcgfSk7XG4gICAgcmV0dXJuIHJvdXRlLmZ1bGZpbGwoe1xuICAgICAgYm9keTogYDwhZG9jdHlwZSBodG1sPjxodG1sIGxhbmc9XCIke28ubGFuZyA/PyAnZGUnfVwiPjxtZXRhIGNoYXJzZXQ9XCJ1dGYtOFwiPjxtZXRhIG5hbWU9XCJ2aWV3cG9ydFwiIGNvbnRlbnQ9XCJ3aWR0aD1kZXZpY2Utd2lkdGhcIj48c3R5bGU+Ym9keSB7IG1hcmdpbjogMCB9IHBhdGllbmNlLWdhbWUgeyBibG9jay1zaXplOiAxMDB2aCB9PC9zdHlsZT48c2NyaXB0PmFkZEV2ZW50TGlzdGVuZXIoJ3BhdGllbmNlLXJlYWR5JywgKCkgPT4gKGdsb2JhbFRoaXMucmVhZHkgPSB0cnVlKSk8L3NjcmlwdD48c2NyaXB0IHR5cGU9XCJtb2R1bGVcIiBzcmM9XCIvZWxlbWVudC5qc1wiPjwvc2NyaXB0PjxwYXRpZW5jZS1nYW1lIHNyYz1cIi92YXJpYW50cy8ke2lkfS5qc1wiIHNlZWQ9XCIxXCI+PC9wYXRpZW5jZS1nYW1lPmAsXG4gICAgICBjb250ZW50VHlwZTogJ3RleHQvaHRtbCcsXG4gICAgfSk7XG4gIH0pO1xuICBjb25zdCBwYWdlID0gYXdhaXQgY29udGV4dC5uZXdQYWdlKCk7XG4gIHBhZ2Uub24oJ3BhZ2VlcnJvcicsIChlKSA9PiBjb25zb2xlLmxvZygnRVJSJywgbmFtZSwgZS5tZXNzYWdlKSk7XG4gIGF3YWl0IHBhZ2UuZ290bygnaHR0cDovL3BpY3R1cmVzLnRlc3QvJyk7XG4gIGF3YWl0IHBhZ2Uud2FpdEZvckZ1bmN0aW9uKCdnbG9iYWxUaGlzLnJlYWR5ID09PSB0cnVlJyk7XG4gIGF3YWl0IHBhZ2Uud2FpdEZvckZ1bmN0aW9uKCdkb2N1bWVudC5xdWVyeVNlbGVjdG9yKFwicGF0aWVuY2UtZ2FtZVwiKS5kZWZlcnJlZCAhPT0gdW5kZWZpbmVkJyk7XG4gIGlmIChvLnNldHRpbmdzKSBhd2FpdCBwYWdlLmV2YWx1YXRlKChzKSA9PiBPYmplY3QuYXNzaWduKGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3IoJ3BhdGllbmNlLWdhbWUnKSEsIHMpLCBvLnNldHRpbmdzKTtcbiAgYXdhaXQgYWN0KHBhZ2UpO1xuICBhd2FpdCBwYWdlLmV2YWx1YXRlKCduZXcgUHJvbWlzZSgoZG9uZSkgPT4gcmVxdWVzdEFuaW1hdGlvbkZyYW1lKCgpID0+IHJlcXVlc3RBbmltYXRpb25GcmFtZShkb25lKSkpJyk7XG4gIGF3YWl0IHBhZ2Uuc2NyZWVuc2hvdCh7IHBhdGg6IGAvdG1wL2hhbmRzLXBpY3MvJHtuYW1lfS5wbmdgIH0pO1xuICBhd2FpdCBjb250ZXh0LmNsb3NlKCk7XG59O1xuY29uc3Qgb25seSA9IHByb2Nlc3MuYXJndlsyXTtcbmNvbnN0IFMgPSBbXG4gIFszMjAsIDY0MF0sXG4gIFszOTAsIDg0NF0sXG4gIFs4NDQsIDM5MF0sXG4gIFs3NjgsIDEwMjRdLFxuICBbMTkyMCwgMTA4MF0sXG4gIFszODQwLCAyMTYwXSxcbl0gYXMgY29uc3Q7XG5jb25zdCBydW4gPSBhc3luYyAobmFtZTogc3RyaW5nLCAuLi5yZXN0OiBbc3RyaW5nLCBudW1iZXIsIG51bWJlciwgb2JqZWN0LCAocDogaW1wb3J0KCdwbGF5d3JpZ2h0LWNvcmUnKS5QYWdlKSA9PiBQcm9taXNlPHZvaWQ+XSkgPT4ge1xuICBpZiAob25seSAmJiAhbmFtZS5pbmNsdWRlcyhvbmx5KSkgcmV0dXJuO1xuICB0cnkge1xuICAgIGF3YWl0IHNjZW5lKG5hbWUsIC4uLnJlc3QpO1xuICB9IGNhdGNoIChlKSB7XG4gICAgY29uc29sZS5sb2coJ0ZBSUxFRCcsIG5hbWUsIFN0cmluZyhlKS5zbGljZSgwLCAyMDApKTtcbiAgfVxufTtcbmNvbnN0IGVsID0gJ2RvY3VtZW50LnF1ZXJ5U2VsZWN0b3IoXCJwYXRpZW5jZS1nYW1lXCIpJztcbmZvciAoY29uc3QgW3csIGhdIG9mIFMpIHtcbiAgY29uc3QgbiA9IGAke3d9YDtcbiAgYXdhaXQgcnVuKGByb3ctJHtufWAsICdyb3QtdW5kLXNjaHdhcnotMicsIHcsIGgsIHt9LCBhc3luYyAocCkgPT4ge1xuICAgIGF3YWl0IHAuZXZhbHVhdGUoYGZvciAobGV0IGk9MDtpPDQwO2krKykgJHtlbH0ucGxheSgndHVybicpYCk7XG4gIH0pO1xuICBhd2FpdCBydW4oYGZhbi0ke259YCwgJ2ZhZWNoZXInLCB3LCBoLCB7IHNldHRpbmdzOiB7IGd1aWRlOiB0cnVlIH0sIGRhcms6IHcgPT09IDc2OCB9LCBhc3luYyAoKSA9PiB7fSk7XG4gIGF3YWl0IHJ1bihgbWVudS0ke259YCwgJ2tsb25kaWtlJywgdywgaCwgeyBsYW5nOiB3ID09PSA3NjggPyAnZW4nIDogJ2RlJyB9LCBhc3luYyAocCkgPT4ge1xuICAgIGF3YWl0IHAuZXZhbHVhdGUoYCR7ZWx9Lm9wZW4oJ21vcmUnKWApO1xuICAgIGF3YWl0IHAud2FpdEZvclRpbWVvdXQoMjAwKTtcbiAgfSk7XG4gIGF3YWl0IHJ1bihgaGludC0ke259YCwgJ3NwaWRlcicsIHcsIGgsIHt9LCBhc3luYyAocCkgPT4ge1xuICAgIGF3YWl0IHAuZXZhbHVhdGUoYCR7ZWx9LmhpbnQoKWApO1xuICAgIGF3YWl0IHAud2FpdEZvclRpbWVvdXQoMTAwKTtcbiAgfSk7XG4gIGF3YWl0IHJ1bihgZ3VpZGUtJHtufWAsICdrbG9uZGlrZScsIHcsIGgsIHsgc2V0dGluZ3M6IHsgZ3VpZGU6IHRydWUgfSwgZGFyazogdyA9PT0gMzkwIH0sIGFzeW5jICgpID0+IHt9KTtcbiAgZm9yIChjb25zdCBpZCBvZiBbJ2ZhZWNoZXInLCAna2F0emVuc2Nod2FueicsICdyb3QtdW5kLXNjaHdhcnotMicsICdrbG9uZGlrZScsICdmcmVlY2VsbCddKVxuICAgIGlmICh3b24oaWQpKVxuICAgICAgYXdhaXQgcnVuKFxuICAgICAgICBgd29uLSR7aWR9LSR7bn1gLFxuICAgICAgICBpZCxcbiAgICAgICAgdyxcbiAgICAgICAgaCxcbiAgICAgICAge1xuICAgICAgICAgIGRhcms6IHcgPT09IDE5MjAsXG4gICAgICAgICAgc2V0dGluZ3M6IHtcbiAgICAgICAgICAgIHJlc3VsdDoge1xuICAgICAgICAgICAgICBsaW5lczogW1xuICAgICAgICAgICAgICAgIFsnQmVzdHplaXQnLCAnMzoxMiddLFxuICAgICAgICAgICAgICAgIFsnU2VyaWUnLCAnNCddLFxuICAgICAgICAgICAgICBdLFxuICAgICAgICAgICAgfSxcbiAgICAgICAgICB9LFxuICAgICAgICB9LFxuICAgICAgICBhc3luYyAocCkgPT4ge1xuICAgICAgICAgIGF3YWl0IHAuZXZhbHVhdGUoXG4gICAgICAgICAgICBgKChnKSA9PiB7IGNvbnN0IGUgPSAke2VsfTsgZS5yZXN1bHQgPSB7Li4uZS5yZXN1bHQsIGFjdGlvbnM6IFt7bGFiZWw6J1RlaWxlbicsIHJ1bigpIHt9fV19OyBlLmxvYWQoey4uLmcsIGdlc3R1cmVzOiBnLmdlc3R1cmVzLCBjdXJzb3I6IGcuZ2VzdHVyZXMubGVuZ3RoIC0gMX0pOyBlLnBsYXkoZy5nZXN0dXJlcy5hdCgtMSkpOyB9KSgke0pTT04uc3RyaW5naWZ5KHdvbihpZCkpfSlgLFxuICAgICAgICAgICk7XG4gICAgICAgICAgYXdhaXQgcC53YWl0Rm9yVGltZW91dCgzMDApO1xuICAgICAgICB9LFxuICAgICAgKTtcbn1cbmF3YWl0IGJyb3dzZXIuY2xvc2UoKTtcbiIsICIvKiogRmluZHMgaW5zdGFsbGVkIHZhcmlhbnRzIGJ5IHRoZWlyIG1hbmlmZXN0cy4gRm9yIE5vZGU6IGNvbW1hbmQgbGluZXMgYW5kIGJ1aWxkcy4gKi9cbmltcG9ydCB7IGV4aXN0c1N5bmMsIHJlYWRkaXJTeW5jLCByZWFkRmlsZVN5bmMsIHJlYWxwYXRoU3luYyB9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgZGlybmFtZSwgam9pbiwgcmVzb2x2ZSB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBwYXRoVG9GaWxlVVJMIH0gZnJvbSAnbm9kZTp1cmwnO1xuaW1wb3J0IHR5cGUgeyBMb2NhbGUsIFZhcmlhbnQgfSBmcm9tICcuLi9jb250cmFjdC5qcyc7XG5pbXBvcnQgeyBBUEksIGNoZWNrVmFyaWFudCB9IGZyb20gJy4uL2dhbWUvZGVhbC5qcyc7XG5pbXBvcnQgeyBDb250cmFjdEVycm9yIH0gZnJvbSAnLi4vcHJvYmxlbS5qcyc7XG5cbi8qKiBPbmUgdmFyaWFudCBhcyBpdHMgcGFja2FnZSBhbm5vdW5jZXMgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIEluc3RhbGxlZFZhcmlhbnQge1xuICByZWFkb25seSBpZDogc3RyaW5nO1xuICByZWFkb25seSBwYWNrYWdlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IHZlcnNpb246IHN0cmluZztcbiAgLyoqIFRoZSBwYWNrYWdlJ3MgZm9sZGVyLiAqL1xuICByZWFkb25seSBmb2xkZXI6IHN0cmluZztcbiAgLyoqIFRoZSBidWlsdCBtb2R1bGUsIGFuIGFic29sdXRlIHBhdGguICovXG4gIHJlYWRvbmx5IG1vZHVsZTogc3RyaW5nO1xuICAvKiogVGhlIHNvdXJjZSBtb2R1bGUsIGluIGEgd29ya3NwYWNlIHdob3NlIHBhY2thZ2UgaGFzIG9uZS4gKi9cbiAgcmVhZG9ubHkgc291cmNlPzogc3RyaW5nO1xuICByZWFkb25seSBuYW1lczogUmVhZG9ubHk8UmVjb3JkPExvY2FsZSwgc3RyaW5nPj47XG59XG5cbi8qKiBBIHBhY2thZ2UgdGhhdCBjYW5ub3QgYmUgdXNlZCwgb3IgYSBwYXRpZW5jZSB0aGF0IHR3byBwYWNrYWdlcyBjbGFpbS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgSW5zdGFsbGVkRmF1bHQge1xuICAvKiogVGhlIHBhdGllbmNlcyB0aGF0IGFyZSBtaXNzaW5nIGZvciBpdCwgYXMgZmFyIGFzIHRoZSBtYW5pZmVzdCBuYW1lcyBhbnkuICovXG4gIHJlYWRvbmx5IGlkczogcmVhZG9ubHkgc3RyaW5nW107XG4gIC8qKiBOYW1lcyB0aGUgcGFja2FnZSBhbmQgc2F5cyB3aGF0IGlzIHdyb25nIHdpdGggaXQuICovXG4gIHJlYWRvbmx5IGVycm9yOiBDb250cmFjdEVycm9yO1xufVxuXG4vKiogV2hhdCB3YXMgZm91bmQsIGFuZCB3aGF0IGNvdWxkIG5vdCBiZSB1c2VkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTdXJ2ZXkge1xuICAvKiogU29ydGVkIGJ5IGlkLiAqL1xuICByZWFkb25seSB2YXJpYW50czogcmVhZG9ubHkgSW5zdGFsbGVkVmFyaWFudFtdO1xuICByZWFkb25seSBmYXVsdHM6IHJlYWRvbmx5IEluc3RhbGxlZEZhdWx0W107XG59XG5cbi8qKiBBIHBhY2thZ2UuanNvbiwgb2Ygd2hpY2ggbm90aGluZyBpcyBrbm93biBidXQgdGhhdCBpdCBpcyBhbiBvYmplY3QuICovXG5pbnRlcmZhY2UgTWFuaWZlc3Qge1xuICByZWFkb25seSBuYW1lPzogdW5rbm93bjtcbiAgcmVhZG9ubHkgdmVyc2lvbj86IHVua25vd247XG4gIHJlYWRvbmx5IGtleXdvcmRzPzogdW5rbm93bjtcbiAgcmVhZG9ubHkgcGF0aWVuY2U/OiB1bmtub3duO1xufVxuXG4vKipcbiAqIFZhcmlhbnRzIGluc3RhbGxlZCBmb3IgYSBmb2xkZXI6IHRoZSBwYWNrYWdlIHRoYXQgdGhlIGZvbGRlciBpdHNlbGYgaXMsIG9yIGFueSBmb2xkZXIgYWJvdmU7IHRob3NlIGluIHRoZSBub2RlX21vZHVsZXNcbiAqIG9mIGFsbCBvZiB0aGVzZTsgYW5kIHRob3NlIGluIHRoZSB3b3Jrc3BhY2UgZm9sZGVycyB0aGF0IGEgcGFja2FnZS5qc29uIGFib3ZlIG5hbWVzLiBTb3J0ZWQgYnkgaWQuXG4gKiBAdGhyb3dzIENvbnRyYWN0RXJyb3IgZm9yIGEgZHVwbGljYXRlIGlkLCBhbm90aGVyIHZlcnNpb24gb2YgdGhlIGNvbnRyYWN0IG9yIGEgbWFsZm9ybWVkIG1hbmlmZXN0LCBuYW1pbmcgdGhlIHBhY2thZ2VzXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnN0YWxsZWRWYXJpYW50cyhmcm9tOiBzdHJpbmcpOiBJbnN0YWxsZWRWYXJpYW50W10ge1xuICBjb25zdCB7IHZhcmlhbnRzLCBmYXVsdHMgfSA9IHN1cnZleVZhcmlhbnRzKGZyb20pO1xuICBpZiAoZmF1bHRzWzBdKSB0aHJvdyBmYXVsdHNbMF0uZXJyb3I7XG4gIHJldHVybiBbLi4udmFyaWFudHNdO1xufVxuXG4vKipcbiAqIFRoZSBzYW1lIGZvciBzZXZlcmFsIGZvbGRlcnMsIHdpdGhvdXQgc3RvcHBpbmcgYXQgYSBwYWNrYWdlIHRoYXQgaXMgYnJva2VuOiB3aGF0IGlzIHdyb25nIHdpdGggaXQgaXMgdG9sZCBiZXNpZGUgd2hhdFxuICogd2FzIGZvdW5kLiBBbiBpZCB0aGF0IHR3byBwYWNrYWdlcyBjbGFpbSBpcyBub2JvZHkncy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN1cnZleVZhcmlhbnRzKC4uLmZyb206IHJlYWRvbmx5IHN0cmluZ1tdKTogU3VydmV5IHtcbiAgY29uc3QgZm91bmQgPSBuZXcgTWFwPHN0cmluZywgSW5zdGFsbGVkVmFyaWFudD4oKTtcbiAgY29uc3QgZmF1bHRzOiBJbnN0YWxsZWRGYXVsdFtdID0gW107XG4gIGNvbnN0IHNlZW4gPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgY29uc3QgbmFtZWQgPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgY29uc3QgY2xhaW0gPSAodmFyaWFudDogSW5zdGFsbGVkVmFyaWFudCk6IHZvaWQgPT4ge1xuICAgIGNvbnN0IGtub3duID0gZm91bmQuZ2V0KHZhcmlhbnQuaWQpO1xuICAgIGlmIChrbm93bilcbiAgICAgIGZhdWx0cy5wdXNoKHtcbiAgICAgICAgaWRzOiBbdmFyaWFudC5pZF0sXG4gICAgICAgIGVycm9yOiBuZXcgQ29udHJhY3RFcnJvcihcbiAgICAgICAgICB2YXJpYW50LmlkLFxuICAgICAgICAgICdtYW5pZmVzdCcsXG4gICAgICAgICAgYHRoZSBpZCBpcyB0YWtlbjogaXQgY29tZXMgZnJvbSAke2tub3duLnBhY2thZ2V9ICgke2tub3duLmZvbGRlcn0pIGFuZCBhZ2FpbiBmcm9tICR7dmFyaWFudC5wYWNrYWdlfSAoJHt2YXJpYW50LmZvbGRlcn0pYCxcbiAgICAgICAgKSxcbiAgICAgIH0pO1xuICAgIGVsc2UgZm91bmQuc2V0KHZhcmlhbnQuaWQsIHZhcmlhbnQpO1xuICB9O1xuICBmb3IgKGNvbnN0IHBhY2thZ2VGb2xkZXIgb2YgZnJvbS5mbGF0TWFwKChmb2xkZXIpID0+IFsuLi5wYWNrYWdlRm9sZGVycyhyZXNvbHZlKGZvbGRlciksIGZhdWx0cyldKSkge1xuICAgIGNvbnN0IHJlYWwgPSByZWFscGF0aFN5bmMocGFja2FnZUZvbGRlcik7XG4gICAgaWYgKHNlZW4uaGFzKHJlYWwpKSBjb250aW51ZTtcbiAgICBzZWVuLmFkZChyZWFsKTtcbiAgICBjb25zdCBiZWZvcmUgPSBmYXVsdHMubGVuZ3RoO1xuICAgIGNvbnN0IHZhcmlhbnRzID0gYW5ub3VuY2VkQnkocmVhbCwgZmF1bHRzKTtcbiAgICBjb25zdCBuYW1lID0gdmFyaWFudHNbMF0/LnBhY2thZ2UgPz8gZmF1bHRzW2JlZm9yZV0/LmVycm9yLnZhcmlhbnQ7XG4gICAgaWYgKG5hbWUgPT09IHVuZGVmaW5lZCkgY29udGludWU7XG4gICAgLy8gVGhlIG5lYXJlc3QgY29weSBvZiBvbmUgcGFja2FnZSB3aW5zLCBhcyBpbiBOb2RlJ3Mgb3duIHJlc29sdXRpb24sIGJlIGl0IGJyb2tlbiBvciB3aG9sZS5cbiAgICBpZiAobmFtZWQuaGFzKG5hbWUpKSBmYXVsdHMubGVuZ3RoID0gYmVmb3JlO1xuICAgIGVsc2UgZm9yIChjb25zdCB2YXJpYW50IG9mIHZhcmlhbnRzKSBjbGFpbSh2YXJpYW50KTtcbiAgICBuYW1lZC5hZGQobmFtZSk7XG4gIH1cbiAgY29uc3QgYnJva2VuID0gbmV3IFNldChmYXVsdHMuZmxhdE1hcCgoeyBpZHMgfSkgPT4gaWRzKSk7XG4gIHJldHVybiB7IHZhcmlhbnRzOiBbLi4uZm91bmQudmFsdWVzKCldLmZpbHRlcigoeyBpZCB9KSA9PiAhYnJva2VuLmhhcyhpZCkpLnNvcnQoKGEsIGIpID0+IChhLmlkIDwgYi5pZCA/IC0xIDogMSkpLCBmYXVsdHMgfTtcbn1cblxuLyoqIFRoZSB2YXJpYW50cyB0aGF0IGEgcGFja2FnZSdzIG1hbmlmZXN0IGFubm91bmNlczsgbm9uZSB3aGVuIGl0IGlzIG5vIHZhcmlhbnQgcGFja2FnZS4gQHRocm93cyBDb250cmFjdEVycm9yICovXG5leHBvcnQgZnVuY3Rpb24gdmFyaWFudHNPZihmb2xkZXI6IHN0cmluZyk6IEluc3RhbGxlZFZhcmlhbnRbXSB7XG4gIGNvbnN0IGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSA9IFtdO1xuICBjb25zdCB2YXJpYW50cyA9IGFubm91bmNlZEJ5KGZvbGRlciwgZmF1bHRzKTtcbiAgaWYgKGZhdWx0c1swXSkgdGhyb3cgZmF1bHRzWzBdLmVycm9yO1xuICByZXR1cm4gdmFyaWFudHM7XG59XG5cbi8qKiBGb2xkZXJzIHRoYXQgbWF5IGJlIHBhY2thZ2VzLCB0aGUgbmVhcmVzdCBmaXJzdC4gKi9cbmZ1bmN0aW9uKiBwYWNrYWdlRm9sZGVycyhmcm9tOiBzdHJpbmcsIGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSk6IEdlbmVyYXRvcjxzdHJpbmc+IHtcbiAgZm9yIChsZXQgZm9sZGVyID0gZnJvbTsgOyBmb2xkZXIgPSBkaXJuYW1lKGZvbGRlcikpIHtcbiAgICB5aWVsZCBmb2xkZXI7XG4gICAgY29uc3QgbW9kdWxlcyA9IGpvaW4oZm9sZGVyLCAnbm9kZV9tb2R1bGVzJyk7XG4gICAgeWllbGQqIHN1YmZvbGRlcnMobW9kdWxlcyk7XG4gICAgZm9yIChjb25zdCBzY29wZSBvZiBuYW1lc0luKG1vZHVsZXMpKSBpZiAoc2NvcGUuc3RhcnRzV2l0aCgnQCcpKSB5aWVsZCogc3ViZm9sZGVycyhqb2luKG1vZHVsZXMsIHNjb3BlKSk7XG4gICAgZm9yIChjb25zdCBuYW1lIG9mIHdvcmtzcGFjZUZvbGRlcnMoZm9sZGVyLCBmYXVsdHMpKSBmb3IgKGNvbnN0IHBhcmVudCBvZiBtYXRjaGluZyhmb2xkZXIsIG5hbWUpKSB5aWVsZCogc3ViZm9sZGVycyhwYXJlbnQpO1xuICAgIGlmIChmb2xkZXIgPT09IGRpcm5hbWUoZm9sZGVyKSkgcmV0dXJuO1xuICB9XG59XG5cbi8qKiBUaGUgZm9sZGVycyB0aGF0IGEgbmFtZSBzdGFuZHMgZm9yOiBpdHNlbGYsIG9yIGFsbCB0aGF0IGxpZSBpbiBpdCB3aGVuIGl0IGVuZHMgd2l0aCBgLypgLiAqL1xuY29uc3QgbWF0Y2hpbmcgPSAocm9vdDogc3RyaW5nLCBuYW1lOiBzdHJpbmcpOiBzdHJpbmdbXSA9PlxuICBuYW1lLmVuZHNXaXRoKCcvKicpID8gbmFtZXNJbihqb2luKHJvb3QsIG5hbWUuc2xpY2UoMCwgLTIpKSkubWFwKChpbm5lcikgPT4gam9pbihyb290LCBuYW1lLnNsaWNlKDAsIC0yKSwgaW5uZXIpKSA6IFtqb2luKHJvb3QsIG5hbWUpXTtcblxuLyoqIEluIGEgd29ya3NwYWNlJ3Mgcm9vdDogZm9sZGVycyB3aG9zZSBzdWJmb2xkZXJzIGFyZSBwYWNrYWdlcywgbG9va2VkIHRocm91Z2ggYmVzaWRlcyBub2RlX21vZHVsZXMuIEEgbmFtZSBtYXkgZW5kIHdpdGggYC8qYC4gKi9cbmZ1bmN0aW9uIHdvcmtzcGFjZUZvbGRlcnMoZm9sZGVyOiBzdHJpbmcsIGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSk6IHJlYWRvbmx5IHN0cmluZ1tdIHtcbiAgY29uc3QgbWFuaWZlc3QgPSBtYW5pZmVzdE9mKGZvbGRlcik7XG4gIGNvbnN0IGZvbGRlcnMgPSBpc09iamVjdChtYW5pZmVzdD8ucGF0aWVuY2UpID8gbWFuaWZlc3QucGF0aWVuY2VbJ2ZvbGRlcnMnXSA6IHVuZGVmaW5lZDtcbiAgaWYgKGZvbGRlcnMgPT09IHVuZGVmaW5lZCkgcmV0dXJuIFtdO1xuICBpZiAoQXJyYXkuaXNBcnJheShmb2xkZXJzKSAmJiBmb2xkZXJzLmV2ZXJ5KChuYW1lKSA9PiB0eXBlb2YgbmFtZSA9PT0gJ3N0cmluZycpKSByZXR1cm4gZm9sZGVycztcbiAgZmF1bHRzLnB1c2goe1xuICAgIGlkczogW10sXG4gICAgZXJyb3I6IG5ldyBDb250cmFjdEVycm9yKFxuICAgICAgbmFtZU9mKG1hbmlmZXN0ISwgZm9sZGVyKSxcbiAgICAgICdtYW5pZmVzdCcsXG4gICAgICAncGF0aWVuY2UuZm9sZGVycyBtdXN0IGJlIGEgbGlzdCBvZiBmb2xkZXIgbmFtZXMsIHN1Y2ggYXMgW1wicGFja2FnZXMvdmFyaWFudHMvKlwiXScsXG4gICAgKSxcbiAgfSk7XG4gIHJldHVybiBbXTtcbn1cblxuZnVuY3Rpb24gYW5ub3VuY2VkQnkoZm9sZGVyOiBzdHJpbmcsIGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSk6IEluc3RhbGxlZFZhcmlhbnRbXSB7XG4gIGNvbnN0IG1hbmlmZXN0ID0gbWFuaWZlc3RPZihmb2xkZXIpO1xuICBpZiAoIUFycmF5LmlzQXJyYXkobWFuaWZlc3Q/LmtleXdvcmRzKSB8fCAhbWFuaWZlc3Qua2V5d29yZHMuaW5jbHVkZXMoJ3BhdGllbmNlLXZhcmlhbnQnKSkgcmV0dXJuIFtdO1xuICBjb25zdCB7IHBhdGllbmNlID0ge30gfSA9IG1hbmlmZXN0O1xuICBjb25zdCBbbmFtZSwgdmVyc2lvbl0gPSBbbmFtZU9mKG1hbmlmZXN0LCBmb2xkZXIpLCB0eXBlb2YgbWFuaWZlc3QudmVyc2lvbiA9PT0gJ3N0cmluZycgPyBtYW5pZmVzdC52ZXJzaW9uIDogJzAuMC4wJ107XG4gIGNvbnN0IGJyb2tlbiA9IChpZHM6IHJlYWRvbmx5IHN0cmluZ1tdLCBsYXc6IHN0cmluZyk6IFtdID0+IHtcbiAgICBmYXVsdHMucHVzaCh7IGlkcywgZXJyb3I6IG5ldyBDb250cmFjdEVycm9yKG5hbWUsICdtYW5pZmVzdCcsIGxhdykgfSk7XG4gICAgcmV0dXJuIFtdO1xuICB9O1xuICBpZiAoIWlzT2JqZWN0KHBhdGllbmNlKSkgcmV0dXJuIGJyb2tlbihbXSwgJ3BhdGllbmNlIG11c3QgYmUgYW4gb2JqZWN0IHdpdGggYXBpIGFuZCB2YXJpYW50cycpO1xuICBjb25zdCB7IGFwaSwgdmFyaWFudHMgfSA9IHBhdGllbmNlO1xuICBpZiAodmFyaWFudHMgPT09IHVuZGVmaW5lZCAmJiAoYXBpID09PSB1bmRlZmluZWQgfHwgYXBpID09PSBBUEkpKSByZXR1cm4gW107XG4gIGNvbnN0IGFubm91bmNlZCA9IGlzT2JqZWN0KHZhcmlhbnRzKSA/IE9iamVjdC5lbnRyaWVzKHZhcmlhbnRzKSA6IFtdO1xuICBpZiAoYXBpICE9PSBBUEkpXG4gICAgcmV0dXJuIGJyb2tlbihcbiAgICAgIGFubm91bmNlZC5tYXAoKFtpZF0pID0+IGlkKSxcbiAgICAgIGBpcyBtYWRlIGZvciB2ZXJzaW9uICR7SlNPTi5zdHJpbmdpZnkoYXBpKX0gb2YgdGhlIGNvbnRyYWN0OyB0aGlzIGNvcmUgc3BlYWtzICR7QVBJfWAsXG4gICAgKTtcbiAgaWYgKCFpc09iamVjdCh2YXJpYW50cykpIHJldHVybiBicm9rZW4oW10sICdwYXRpZW5jZS52YXJpYW50cyBtdXN0IGJlIGFuIG9iamVjdDogdW5kZXIgdGhlIGlkIG9mIGVhY2ggcGF0aWVuY2UgaXRzIG1vZHVsZSBhbmQgbmFtZXMnKTtcbiAgcmV0dXJuIGFubm91bmNlZC5mbGF0TWFwKChbaWQsIGVudHJ5XSkgPT4ge1xuICAgIGNvbnN0IGxhdyA9IGxhd0Jyb2tlbkJ5KGVudHJ5KTtcbiAgICBpZiAobGF3ICE9PSB1bmRlZmluZWQpIHJldHVybiBicm9rZW4oW2lkXSwgYHBhdGllbmNlLnZhcmlhbnRzW1wiJHtpZH1cIl0ke2xhd31gKTtcbiAgICBjb25zdCB7IG1vZHVsZSwgbmFtZXMgfSA9IGVudHJ5IGFzIFBpY2s8SW5zdGFsbGVkVmFyaWFudCwgJ21vZHVsZScgfCAnbmFtZXMnPjtcbiAgICBjb25zdCBzb3VyY2UgPSBqb2luKGZvbGRlciwgbW9kdWxlLnJlcGxhY2UoL2Rpc3RcXC8oLiopXFwuanMkLywgJ3NyYy8kMS50cycpKTtcbiAgICByZXR1cm4gW3sgaWQsIHBhY2thZ2U6IG5hbWUsIHZlcnNpb24sIGZvbGRlciwgbW9kdWxlOiBqb2luKGZvbGRlciwgbW9kdWxlKSwgbmFtZXMsIC4uLihleGlzdHNTeW5jKHNvdXJjZSkgPyB7IHNvdXJjZSB9IDoge30pIH1dO1xuICB9KTtcbn1cblxuLyoqIFdoYXQgaXMgd3Jvbmcgd2l0aCBhbiBlbnRyeSBvZiBgcGF0aWVuY2UudmFyaWFudHNgLCBhZnRlciBpdHMgbmFtZTsgdW5kZWZpbmVkIHdoZW4gbm90aGluZyBpcy4gKi9cbmZ1bmN0aW9uIGxhd0Jyb2tlbkJ5KGVudHJ5OiB1bmtub3duKTogc3RyaW5nIHwgdW5kZWZpbmVkIHtcbiAgaWYgKCFpc09iamVjdChlbnRyeSkpIHJldHVybiAnIG11c3QgYmUgYW4gb2JqZWN0IHdpdGggbW9kdWxlIGFuZCBuYW1lcyc7XG4gIGNvbnN0IHsgbW9kdWxlLCBuYW1lcyB9ID0gZW50cnk7XG4gIGlmICh0eXBlb2YgbW9kdWxlICE9PSAnc3RyaW5nJyB8fCBtb2R1bGUgPT09ICcnKSByZXR1cm4gJy5tb2R1bGUgbXVzdCBiZSB0aGUgcGF0aCBvZiB0aGUgYnVpbHQgbW9kdWxlLCBzdWNoIGFzIFwiLi9kaXN0L2luZGV4LmpzXCInO1xuICBjb25zdCBuYW1lZCA9IGlzT2JqZWN0KG5hbWVzKSAmJiBMT0NBTEVTLmV2ZXJ5KChsb2NhbGUpID0+IHR5cGVvZiBuYW1lc1tsb2NhbGVdID09PSAnc3RyaW5nJyAmJiBuYW1lc1tsb2NhbGVdICE9PSAnJyk7XG4gIHJldHVybiBuYW1lZCA/IHVuZGVmaW5lZCA6ICcubmFtZXMgbXVzdCBoYXZlIHRoZSBuYW1lIGluIFwiZGVcIiBhbmQgaW4gXCJlblwiJztcbn1cbmNvbnN0IExPQ0FMRVM6IHJlYWRvbmx5IExvY2FsZVtdID0gWydkZScsICdlbiddO1xuXG4vKiogTG9hZHMgdGhlIGJ1aWx0IG1vZHVsZSBvZiBhbiBpbnN0YWxsZWQgdmFyaWFudC4gQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gaXQgaXMgbm90IHdoYXQgdGhlIG1hbmlmZXN0IHNheXMgKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBsb2FkSW5zdGFsbGVkKGluc3RhbGxlZDogSW5zdGFsbGVkVmFyaWFudCk6IFByb21pc2U8VmFyaWFudD4ge1xuICBjb25zdCBtb2R1bGUgPSAoYXdhaXQgaW1wb3J0KC8qIEB2aXRlLWlnbm9yZSAqLyBwYXRoVG9GaWxlVVJMKGluc3RhbGxlZC5tb2R1bGUpLmhyZWYpKSBhcyB7IGRlZmF1bHQ/OiB1bmtub3duIH07XG4gIGNoZWNrVmFyaWFudChtb2R1bGUuZGVmYXVsdCk7XG4gIGlmIChtb2R1bGUuZGVmYXVsdC5pZCAhPT0gaW5zdGFsbGVkLmlkKVxuICAgIHRocm93IG5ldyBDb250cmFjdEVycm9yKG1vZHVsZS5kZWZhdWx0LmlkLCAnbWFuaWZlc3QnLCBgJHtpbnN0YWxsZWQucGFja2FnZX0gYW5ub3VuY2VzIGl0IGFzIFwiJHtpbnN0YWxsZWQuaWR9XCJgKTtcbiAgcmV0dXJuIG1vZHVsZS5kZWZhdWx0O1xufVxuXG4vKiogQSBwYWNrYWdlLmpzb24gdGhhdCBjYW5ub3QgYmUgcmVhZCBiZWxvbmdzIHRvIG5vIHZhcmlhbnQ6IHNvbWVib2R5IGVsc2UncyBicm9rZW4gZmlsZSBzdG9wcyBub2JvZHkncyBnYW1lLiAqL1xuZnVuY3Rpb24gbWFuaWZlc3RPZihmb2xkZXI6IHN0cmluZyk6IE1hbmlmZXN0IHwgdW5kZWZpbmVkIHtcbiAgdHJ5IHtcbiAgICBjb25zdCBtYW5pZmVzdDogdW5rbm93biA9IEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKGpvaW4oZm9sZGVyLCAncGFja2FnZS5qc29uJyksICd1dGY4JykpO1xuICAgIHJldHVybiBpc09iamVjdChtYW5pZmVzdCkgPyBtYW5pZmVzdCA6IHVuZGVmaW5lZDtcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgfVxufVxuXG5jb25zdCBuYW1lT2YgPSAoeyBuYW1lIH06IE1hbmlmZXN0LCBmb2xkZXI6IHN0cmluZyk6IHN0cmluZyA9PiAodHlwZW9mIG5hbWUgPT09ICdzdHJpbmcnICYmIG5hbWUgIT09ICcnID8gbmFtZSA6IGZvbGRlcik7XG5cbmNvbnN0IGlzT2JqZWN0ID0gKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgdW5rbm93bj4+ID0+XG4gIHR5cGVvZiB2YWx1ZSA9PT0gJ29iamVjdCcgJiYgdmFsdWUgIT09IG51bGwgJiYgIUFycmF5LmlzQXJyYXkodmFsdWUpO1xuXG5jb25zdCBzdWJmb2xkZXJzID0gKGZvbGRlcjogc3RyaW5nKTogc3RyaW5nW10gPT5cbiAgbmFtZXNJbihmb2xkZXIpXG4gICAgLmZpbHRlcigobmFtZSkgPT4gIW5hbWUuc3RhcnRzV2l0aCgnLicpKVxuICAgIC5tYXAoKG5hbWUpID0+IGpvaW4oZm9sZGVyLCBuYW1lKSlcbiAgICAuZmlsdGVyKChwYXRoKSA9PiBleGlzdHNTeW5jKGpvaW4ocGF0aCwgJ3BhY2thZ2UuanNvbicpKSk7XG5cbi8qKiBXaGF0IGxpZXMgaW4gYSBmb2xkZXI7IG5vdGhpbmcgd2hlcmUgdGhlcmUgaXMgbm9uZSwgb3IgYSBmaWxlIG9mIGl0cyBuYW1lLiAqL1xuZnVuY3Rpb24gbmFtZXNJbihmb2xkZXI6IHN0cmluZyk6IHN0cmluZ1tdIHtcbiAgdHJ5IHtcbiAgICByZXR1cm4gcmVhZGRpclN5bmMoZm9sZGVyKTtcbiAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICBpZiAoWydFTk9FTlQnLCAnRU5PVERJUiddLmluY2x1ZGVzKChlcnJvciBhcyBOb2RlSlMuRXJybm9FeGNlcHRpb24pLmNvZGUgPz8gJycpKSByZXR1cm4gW107XG4gICAgdGhyb3cgZXJyb3I7XG4gIH1cbn1cbiIsICJpbXBvcnQgdHlwZSB7IFJlYXNvbiB9IGZyb20gJy4vbW92ZXMvcmVmdXNhbC5qcyc7XG5pbXBvcnQgeyBzYXkgfSBmcm9tICcuL3dvcmRzL2luZGV4LmpzJztcblxuLyoqIFNvbWV0aGluZyBhIHBlcnNvbiBvciBhIGZpbGUgZ290IHdyb25nOiBhIHZhbHVlIHdpdGggYSBjb2RlIGFuZCBpdHMgZGV0YWlscywgbmV2ZXIgdGhyb3duLiAqL1xuZXhwb3J0IGludGVyZmFjZSBQcm9ibGVtIGV4dGVuZHMgUmVhc29uIHtcbiAgLyoqIFRoZSBzZW50ZW5jZSBpbiBFbmdsaXNoLCBmb3IgbG9ncyBhbmQgY29tbWFuZCBsaW5lczsgYHNheWAgaGFzIGl0IGluIGV2ZXJ5IGxhbmd1YWdlLiAqL1xuICByZWFkb25seSBtZXNzYWdlOiBzdHJpbmc7XG59XG5cbi8qKiBBIHZhbHVlLCBvciB3aGF0IHdhcyB3cm9uZy4gKi9cbmV4cG9ydCB0eXBlIFJlc3VsdDxUPiA9IHsgcmVhZG9ubHkgb2s6IHRydWU7IHJlYWRvbmx5IHZhbHVlOiBUIH0gfCB7IHJlYWRvbmx5IG9rOiBmYWxzZTsgcmVhZG9ubHkgZXJyb3I6IFByb2JsZW0gfTtcblxuLyoqIEEgZ29vZCByZXN1bHQuICovXG5leHBvcnQgY29uc3Qgb2sgPSA8VD4odmFsdWU6IFQpOiBSZXN1bHQ8VD4gPT4gKHsgb2s6IHRydWUsIHZhbHVlIH0pO1xuXG4vKipcbiAqIEEgZmFpbGVkIHJlc3VsdC5cbiAqIEBwYXJhbSBjb2RlIGEga2V5IG9mIHRoZSB3b3Jkczogd2hhdCB3YXMgd3JvbmcsIHdoZXJlLCB3aGF0IHRvIGRvIEBwYXJhbSBwYXJhbXMgdGhlIGRldGFpbHMgdGhhdCB0aGUgc2VudGVuY2UgbmFtZXNcbiAqIEBwYXJhbSBtZXNzYWdlIGluc3RlYWQgb2YgY29yZSdzIG93biBzZW50ZW5jZVxuICovXG5leHBvcnQgY29uc3QgZmFpbCA9IChcbiAgY29kZTogc3RyaW5nLFxuICBwYXJhbXM6IFJlYXNvblsncGFyYW1zJ10gPSB7fSxcbiAgbWVzc2FnZSA9IHNheSh7IGNvZGUsIHBhcmFtcyB9LCAnZW4nKSxcbik6IHsgcmVhZG9ubHkgb2s6IGZhbHNlOyByZWFkb25seSBlcnJvcjogUHJvYmxlbSB9ID0+ICh7IG9rOiBmYWxzZSwgZXJyb3I6IHsgY29kZSwgcGFyYW1zLCBtZXNzYWdlIH0gfSk7XG5cbi8qKiBBIHZhcmlhbnQgYnJva2UgaXRzIGNvbnRyYWN0LiBOYW1lcyB0aGUgdmFyaWFudCwgdGhlIGZ1bmN0aW9uIGFuZCB0aGUgbGF3LCBmb3IgaXRzIGF1dGhvci4gKi9cbmV4cG9ydCBjbGFzcyBDb250cmFjdEVycm9yIGV4dGVuZHMgRXJyb3Ige1xuICBvdmVycmlkZSByZWFkb25seSBuYW1lID0gJ0NvbnRyYWN0RXJyb3InO1xuICBjb25zdHJ1Y3RvcihcbiAgICByZWFkb25seSB2YXJpYW50OiBzdHJpbmcsXG4gICAgLyoqIFRoZSBmdW5jdGlvbiBvciBmaWVsZCBvZiB0aGUgdmFyaWFudDogYGRlYWxgLCBgYWZ0ZXJgLCBgdGFibGVgIFx1MjAyNiAqL1xuICAgIHJlYWRvbmx5IHdoZXJlOiBzdHJpbmcsXG4gICAgLyoqIFRoZSBsYXcsIGFzIGEgc2VudGVuY2UuICovXG4gICAgcmVhZG9ubHkgbGF3OiBzdHJpbmcsXG4gICAgb3B0aW9ucz86IEVycm9yT3B0aW9ucyxcbiAgKSB7XG4gICAgc3VwZXIoYFZhcmlhbnQgXCIke3ZhcmlhbnR9XCIsICR7d2hlcmV9OiAke2xhd31gLCBvcHRpb25zKTtcbiAgfVxufVxuXG4vKipcbiAqIEFza3Mgb25lIG9mIHRoZSB2YXJpYW50J3MgZnVuY3Rpb25zOyBgd2hlcmVgIG5hbWVzIGl0LlxuICogQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gaXQgdGhyb3dzLCBvciBnaXZlcyBhIHByb21pc2U6IHJ1bGVzIGFuc3dlciBhdCBvbmNlXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhc2s8VD4odmFyaWFudDogc3RyaW5nLCB3aGVyZTogc3RyaW5nLCBxdWVzdGlvbjogKCkgPT4gVCk6IFQge1xuICBsZXQgYW5zd2VyOiBUO1xuICB0cnkge1xuICAgIGFuc3dlciA9IHF1ZXN0aW9uKCk7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgdGhyb3cgYXNDb250cmFjdEVycm9yKHZhcmlhbnQsIHdoZXJlLCBlcnJvcik7XG4gIH1cbiAgaWYgKGlzUHJvbWlzZShhbnN3ZXIpKSB0aHJvdyBuZXcgQ29udHJhY3RFcnJvcih2YXJpYW50LCB3aGVyZSwgTk9UX0FTWU5DKTtcbiAgcmV0dXJuIGFuc3dlcjtcbn1cblxuLyoqIFdoYXQgaXMgc2FpZCBvZiBhIGZ1bmN0aW9uIHRoYXQgZ2l2ZXMgYSBwcm9taXNlLiAqL1xuZXhwb3J0IGNvbnN0IE5PVF9BU1lOQyA9ICdtdXN0IG5vdCBiZSBhc3luYyc7XG4vKiogRG9lcyB0aGlzIGhhdmUgdG8gYmUgd2FpdGVkIGZvcj8gKi9cbmV4cG9ydCBjb25zdCBpc1Byb21pc2UgPSAoYW5zd2VyOiB1bmtub3duKTogYm9vbGVhbiA9PiB0eXBlb2YgKGFuc3dlciBhcyBQcm9taXNlTGlrZTx1bmtub3duPiB8IG51bGwgfCB1bmRlZmluZWQpPy50aGVuID09PSAnZnVuY3Rpb24nO1xuXG4vKiogV2hlcmUgYSB2aWV3IHNheXMgdGhhdCBhIGxhdyB3YXMgYnJva2VuOiBpdCBkb2VzIG5vdCBrbm93IHdoaWNoIG9mIHRoZSB2YXJpYW50J3MgZnVuY3Rpb25zIGlzIHVzaW5nIGl0LiAqL1xuZXhwb3J0IGNvbnN0IFNPTUVXSEVSRSA9ICdydWxlcyc7XG5cbi8qKiBXaGF0IGEgdmFyaWFudCdzIGZ1bmN0aW9uIHRocmV3LCBhcyBhIENvbnRyYWN0RXJyb3IgdGhhdCBuYW1lcyBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhc0NvbnRyYWN0RXJyb3IodmFyaWFudDogc3RyaW5nLCB3aGVyZTogc3RyaW5nLCBlcnJvcjogdW5rbm93bik6IENvbnRyYWN0RXJyb3Ige1xuICBpZiAoIShlcnJvciBpbnN0YW5jZW9mIENvbnRyYWN0RXJyb3IpKSByZXR1cm4gbmV3IENvbnRyYWN0RXJyb3IodmFyaWFudCwgd2hlcmUsIGB0aHJldyAke1N0cmluZyhlcnJvcil9YCwgeyBjYXVzZTogZXJyb3IgfSk7XG4gIHJldHVybiBlcnJvci53aGVyZSA9PT0gU09NRVdIRVJFID8gbmV3IENvbnRyYWN0RXJyb3IodmFyaWFudCwgd2hlcmUsIGVycm9yLmxhdywgeyBjYXVzZTogZXJyb3IgfSkgOiBlcnJvcjtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEZhY2UgfSBmcm9tICcuLi9jYXJkcy9jYXJkLmpzJztcbmltcG9ydCB0eXBlIHsgRGVja1NwZWMsIE9wdGlvbnMsIFZhcmlhbnQgfSBmcm9tICcuLi9jb250cmFjdC5qcyc7XG5pbXBvcnQgeyBmb3JtYXREZWNrLCBwYXJzZURlY2ssIHJhbmRvbU9mLCBzaHVmZmxlZERlY2sgfSBmcm9tICcuLi9jYXJkcy9kZWNrLmpzJztcbmltcG9ydCB7IGNvbXBsZXRlT3B0aW9ucywgdHlwZSBHaXZlbk9wdGlvbnMgfSBmcm9tICcuL29wdGlvbnMuanMnO1xuaW1wb3J0IHsgYXNrLCBDb250cmFjdEVycm9yLCBmYWlsLCBvaywgdHlwZSBSZXN1bHQgfSBmcm9tICcuLi9wcm9ibGVtLmpzJztcbmltcG9ydCB7IHBhcnNlU2VlZCwgdHlwZSBTZWVkIH0gZnJvbSAnLi4vY2FyZHMvcmFuZG9tLmpzJztcbmltcG9ydCB7IFRhYmxlIH0gZnJvbSAnLi4vdGFibGUvdGFibGUuanMnO1xuXG4vKiogVGhlIHZlcnNpb24gb2YgdGhlIGNvbnRyYWN0IHRoYXQgdGhpcyBjb3JlIHNwZWFrcy4gKi9cbmV4cG9ydCBjb25zdCBBUEkgPSAxO1xuXG4vKiogV2hhdCB0aGlzIGNvcmUga25vd3MgYmV5b25kIHRoZSBmaXJzdCByZWxlYXNlIG9mIHRoYXQgdmVyc2lvbjsgYSB2YXJpYW50IG1heSBuYW1lIGl0IGluIGBuZWVkc2AuICovXG5jb25zdCBLTk9XTjogcmVhZG9ubHkgc3RyaW5nW10gPSBbXTtcblxuLyoqIFdoaWNoIGNhcmRzIHRvIGRlYWwsIGFuZCB1bmRlciB3aGljaCBvcHRpb25zLiAqL1xuZXhwb3J0IGludGVyZmFjZSBEZWFsUmVxdWVzdCB7XG4gIC8qKiBBbiB1bnNpZ25lZCAzMi1iaXQgbnVtYmVyIG9yIGEgdGV4dC4gRGVmYXVsdCAwLiAqL1xuICByZWFkb25seSBzZWVkPzogU2VlZDtcbiAgLyoqIEluc3RlYWQgb2YgYSBzZWVkOiBjYXJkcyBpbiBkZWFsaW5nIG9yZGVyLiAqL1xuICByZWFkb25seSBkZWNrPzogc3RyaW5nO1xuICByZWFkb25seSBvcHRpb25zPzogR2l2ZW5PcHRpb25zO1xufVxuXG4vKiogQSBmcmVzaCB0YWJsZSBhbmQgd2hhdCBpdCB3YXMgZGVhbHQgZnJvbS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRGVhbHQ8TyBleHRlbmRzIE9wdGlvbnM+IHtcbiAgcmVhZG9ubHkgdGFibGU6IFRhYmxlPE8+O1xuICByZWFkb25seSBvcHRpb25zOiBPO1xuICByZWFkb25seSBzb3VyY2U6IHsgcmVhZG9ubHkgc2VlZDogU2VlZCB9IHwgeyByZWFkb25seSBkZWNrOiBzdHJpbmcgfTtcbn1cblxuLyoqXG4gKiBEZWFscyBhIHZhcmlhbnQuIEJhZCBzZWVkcywgZGVja3MgYW5kIG9wdGlvbnMgYXJlIHZhbHVlcy5cbiAqIEB0aHJvd3MgQ29udHJhY3RFcnJvciB3aGVuIHRoZSB2YXJpYW50IGJyZWFrcyB0aGUgY29udHJhY3RcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlYWw8TyBleHRlbmRzIE9wdGlvbnM+KHZhcmlhbnQ6IFZhcmlhbnQ8Tz4sIHJlcXVlc3Q6IERlYWxSZXF1ZXN0ID0ge30pOiBSZXN1bHQ8RGVhbHQ8Tz4+IHtcbiAgY2hlY2tWYXJpYW50KHZhcmlhbnQpO1xuICBjb25zdCBvcHRpb25zID0gY29tcGxldGVPcHRpb25zKHZhcmlhbnQsIHJlcXVlc3Qub3B0aW9ucyk7XG4gIGlmICghb3B0aW9ucy5vaykgcmV0dXJuIG9wdGlvbnM7XG4gIGNvbnN0IHNwZWMgPSBhc2sodmFyaWFudC5pZCwgJ2RlY2snLCAoKSA9PiB2YXJpYW50LmRlY2sob3B0aW9ucy52YWx1ZSkpO1xuICBpZiAodHlwZW9mIHNwZWMgIT09ICdvYmplY3QnKSB0aHJvdyBuZXcgQ29udHJhY3RFcnJvcih2YXJpYW50LmlkLCAnZGVjaycsIGBtdXN0IHNheSB3aGljaCBjYXJkcyB0aGVyZSBhcmUsIG5vdCAke1N0cmluZyhzcGVjKX1gKTtcbiAgaWYgKHJlcXVlc3QuZGVjayAhPT0gdW5kZWZpbmVkKSB7XG4gICAgY29uc3QgZGVjayA9IHBhcnNlRGVjayhyZXF1ZXN0LmRlY2ssIHNwZWMpO1xuICAgIGlmICghZGVjay5vaykgcmV0dXJuIGRlY2s7XG4gICAgY29uc3Qgc291cmNlID0geyBkZWNrOiBmb3JtYXREZWNrKGRlY2sudmFsdWUpIH07XG4gICAgcmV0dXJuIG9rKHsgdGFibGU6IG5ldyBUYWJsZSh2YXJpYW50LCBvcHRpb25zLnZhbHVlLCB7IGRlY2s6IGRlY2sudmFsdWUsIHJhbmRvbTogcmFuZG9tT2Yoc291cmNlKSB9KSwgb3B0aW9uczogb3B0aW9ucy52YWx1ZSwgc291cmNlIH0pO1xuICB9XG4gIGNvbnN0IHNlZWQgPSBwYXJzZVNlZWQocmVxdWVzdC5zZWVkID8/IDApO1xuICBpZiAoc2VlZCA9PT0gdW5kZWZpbmVkKSByZXR1cm4gZmFpbCgnc2VlZC1iYWQnLCB7IHNlZWQ6IFN0cmluZyhyZXF1ZXN0LnNlZWQpIH0pO1xuICBjb25zdCByYW5kb20gPSByYW5kb21PZih7IHNlZWQgfSk7XG4gIGNvbnN0IGRlY2sgPSBudW1iZXJlZERlY2sodmFyaWFudCwgc2VlZCwgb3B0aW9ucy52YWx1ZSwgc3BlYykgPz8gc2h1ZmZsZWREZWNrKHNwZWMsIHJhbmRvbSk7XG4gIHJldHVybiBvayh7IHRhYmxlOiBuZXcgVGFibGUodmFyaWFudCwgb3B0aW9ucy52YWx1ZSwgeyBkZWNrLCByYW5kb20gfSksIG9wdGlvbnM6IG9wdGlvbnMudmFsdWUsIHNvdXJjZTogeyBzZWVkIH0gfSk7XG59XG5cbi8qKiBUaGUgZGVjayBvZiBhIGRlYWwgdGhhdCB0aGUgdmFyaWFudCBrbm93cyBieSBudW1iZXIuICovXG5mdW5jdGlvbiBudW1iZXJlZERlY2s8TyBleHRlbmRzIE9wdGlvbnM+KHZhcmlhbnQ6IFZhcmlhbnQ8Tz4sIHNlZWQ6IFNlZWQsIG9wdGlvbnM6IE8sIHNwZWM6IERlY2tTcGVjKTogRmFjZVtdIHwgdW5kZWZpbmVkIHtcbiAgaWYgKCF2YXJpYW50Lm51bWJlcmVkIHx8IHR5cGVvZiBzZWVkICE9PSAnbnVtYmVyJykgcmV0dXJuIHVuZGVmaW5lZDtcbiAgY29uc3QgdGV4dCA9IGFzayh2YXJpYW50LmlkLCAnbnVtYmVyZWQnLCAoKSA9PiB2YXJpYW50Lm51bWJlcmVkIShzZWVkLCBvcHRpb25zKSk7XG4gIGlmICh0ZXh0ID09PSB1bmRlZmluZWQpIHJldHVybiB1bmRlZmluZWQ7XG4gIGlmICh0eXBlb2YgdGV4dCAhPT0gJ3N0cmluZycpIHRocm93IG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQuaWQsICdudW1iZXJlZCcsICdtdXN0IGdpdmUgYSBkZWNrIGFzIGEgdGV4dCcpO1xuICBjb25zdCBkZWNrID0gcGFyc2VEZWNrKHRleHQsIHNwZWMpO1xuICBpZiAoIWRlY2sub2spIHRocm93IG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQuaWQsICdudW1iZXJlZCcsIGBtdXN0IGdpdmUgdGhlIGRlY2sgb2YgZGVhbCAke3NlZWR9OiAke2RlY2suZXJyb3IubWVzc2FnZX1gKTtcbiAgcmV0dXJuIGRlY2sudmFsdWU7XG59XG5cbi8qKiBJcyB0aGlzIGEgdmFyaWFudCB0aGF0IHRoaXMgY29yZSBjYW4gcGxheT8gQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gaXQgaXMgbm90ICovXG5leHBvcnQgZnVuY3Rpb24gY2hlY2tWYXJpYW50KHZhbHVlOiB1bmtub3duKTogYXNzZXJ0cyB2YWx1ZSBpcyBWYXJpYW50IHtcbiAgY29uc3QgdiA9IHZhbHVlIGFzIFBhcnRpYWw8VmFyaWFudD4gfCBudWxsIHwgdW5kZWZpbmVkO1xuICBjb25zdCBpZCA9IHR5cGVvZiB2Py5pZCA9PT0gJ3N0cmluZycgPyB2LmlkIDogJz8nO1xuICBjb25zdCBicm9rZW4gPSAod2hlcmU6IHN0cmluZywgbGF3OiBzdHJpbmcpOiBuZXZlciA9PiB7XG4gICAgdGhyb3cgbmV3IENvbnRyYWN0RXJyb3IoaWQsIHdoZXJlLCBsYXcpO1xuICB9O1xuICBpZiAodHlwZW9mIHYgIT09ICdvYmplY3QnIHx8IHYgPT09IG51bGwpIHJldHVybiBicm9rZW4oJ21vZHVsZScsICdtdXN0IGV4cG9ydCBhIHZhcmlhbnQgYXMgaXRzIGRlZmF1bHQgZXhwb3J0Jyk7XG4gIGlmICghL15bYS16XVthLXowLTldKigtW2EtejAtOV0rKSokLy50ZXN0KGlkKSkgYnJva2VuKCdpZCcsIGBtdXN0IGJlIGxvd2VyLWNhc2Ugd29yZHMgam9pbmVkIGJ5IGh5cGhlbnMsIG5vdCAke0pTT04uc3RyaW5naWZ5KHYuaWQpfWApO1xuICBpZiAodi5hcGkgIT09IEFQSSkgYnJva2VuKCdhcGknLCBgc3BlYWtzIHZlcnNpb24gJHtKU09OLnN0cmluZ2lmeSh2LmFwaSl9IG9mIHRoZSBjb250cmFjdDsgdGhpcyBjb3JlIHNwZWFrcyAke0FQSX1gKTtcbiAgZm9yIChjb25zdCBuZWVkIG9mIEFycmF5LmlzQXJyYXkodi5uZWVkcykgPyAodi5uZWVkcyBhcyByZWFkb25seSB1bmtub3duW10pIDogW10pXG4gICAgaWYgKCFLTk9XTi5pbmNsdWRlcyhTdHJpbmcobmVlZCkpKSBicm9rZW4oJ25lZWRzJywgYG5hbWVzICR7SlNPTi5zdHJpbmdpZnkobmVlZCl9LCB3aGljaCB0aGlzIGNvcmUgZG9lcyBub3Qga25vdzsgYSBuZXdlciBvbmUgbWF5YCk7XG4gIGlmICghTnVtYmVyLmlzSW50ZWdlcih2LnJ1bGVzKSB8fCB2LnJ1bGVzISA8IDEpIGJyb2tlbigncnVsZXMnLCAnbXVzdCBiZSBhIHdob2xlIG51bWJlciBmcm9tIDEnKTtcbiAgZm9yIChjb25zdCB2YWx1ZXMgb2YgT2JqZWN0LnZhbHVlcyh2Lm9wdGlvbnMgPz8gYnJva2VuKCdvcHRpb25zJywgJ211c3QgYmUgYW4gb2JqZWN0LCBpZiBvbmx5IGFuIGVtcHR5IG9uZScpKSBhcyB1bmtub3duW10pXG4gICAgaWYgKFxuICAgICAgIUFycmF5LmlzQXJyYXkodmFsdWVzKSB8fFxuICAgICAgdmFsdWVzLmxlbmd0aCA9PT0gMCB8fFxuICAgICAgIXZhbHVlcy5ldmVyeSgodmFsdWUpID0+IHR5cGVvZiB2YWx1ZSA9PT0gJ3N0cmluZycgfHwgTnVtYmVyLmlzRmluaXRlKHZhbHVlKSkgfHxcbiAgICAgIG5ldyBTZXQodmFsdWVzLm1hcChTdHJpbmcpKS5zaXplIDwgdmFsdWVzLmxlbmd0aFxuICAgIClcbiAgICAgIGJyb2tlbignb3B0aW9ucycsICdtdXN0IGxpc3QgdGhlIHZhbHVlcyBvZiBlYWNoIG9wdGlvbjogdGV4dHMgb3IgbnVtYmVycywgZWFjaCBvbmNlJyk7XG4gIGZvciAoY29uc3QgbmFtZSBvZiBbJ2RlY2snLCAndGFibGUnLCAnZGVhbCddIGFzIGNvbnN0KSBpZiAodHlwZW9mIHZbbmFtZV0gIT09ICdmdW5jdGlvbicpIGJyb2tlbihuYW1lLCAnbXVzdCBiZSBhIGZ1bmN0aW9uJyk7XG4gIGZvciAoY29uc3QgbG9jYWxlIG9mIFsnZGUnLCAnZW4nXSBhcyBjb25zdClcbiAgICBpZiAodHlwZW9mIHYuc3RyaW5ncz8uW2xvY2FsZV0/Lm5hbWUgIT09ICdzdHJpbmcnKSBicm9rZW4oJ3N0cmluZ3MnLCBgbXVzdCBoYXZlIHdvcmRzIGluIFwiJHtsb2NhbGV9XCJgKTtcbn1cbiJdLAogICJtYXBwaW5ncyI6ICI7QUFBQSxTQUFTLFFBQUFBLGFBQVk7QUFDckIsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxnQkFBQUMscUJBQW9COzs7QUNEN0IsU0FBUyxZQUFZLGFBQWEsY0FBYyxvQkFBb0I7QUFDcEUsU0FBUyxTQUFTLE1BQU0sZUFBZTtBQUN2QyxTQUFTLHFCQUFxQjs7O0FDd0J2QixJQUFNLGdCQUFOLGNBQTRCLE1BQU07QUFBQSxFQUV2QyxZQUNXLFNBRUEsT0FFQSxLQUNULFNBQ0E7QUFDQSxVQUFNLFlBQVksT0FBTyxNQUFNLEtBQUssS0FBSyxHQUFHLElBQUksT0FBTztBQVA5QztBQUVBO0FBRUE7QUFBQSxFQUlYO0FBQUEsRUFSVztBQUFBLEVBRUE7QUFBQSxFQUVBO0FBQUEsRUFOTyxPQUFPO0FBVzNCOzs7QUM5Qk8sSUFBTSxNQUFNOzs7QUZ5Q1osU0FBUyxrQkFBa0IsTUFBa0M7QUFDbEUsUUFBTSxFQUFFLFVBQVUsT0FBTyxJQUFJLGVBQWUsSUFBSTtBQUNoRCxNQUFJLE9BQU8sQ0FBQyxFQUFHLE9BQU0sT0FBTyxDQUFDLEVBQUU7QUFDL0IsU0FBTyxDQUFDLEdBQUcsUUFBUTtBQUNyQjtBQU1PLFNBQVMsa0JBQWtCLE1BQWlDO0FBQ2pFLFFBQU0sUUFBUSxvQkFBSSxJQUE4QjtBQUNoRCxRQUFNLFNBQTJCLENBQUM7QUFDbEMsUUFBTSxPQUFPLG9CQUFJLElBQVk7QUFDN0IsUUFBTSxRQUFRLG9CQUFJLElBQVk7QUFDOUIsUUFBTSxRQUFRLENBQUMsWUFBb0M7QUFDakQsVUFBTSxRQUFRLE1BQU0sSUFBSSxRQUFRLEVBQUU7QUFDbEMsUUFBSTtBQUNGLGFBQU8sS0FBSztBQUFBLFFBQ1YsS0FBSyxDQUFDLFFBQVEsRUFBRTtBQUFBLFFBQ2hCLE9BQU8sSUFBSTtBQUFBLFVBQ1QsUUFBUTtBQUFBLFVBQ1I7QUFBQSxVQUNBLGtDQUFrQyxNQUFNLE9BQU8sS0FBSyxNQUFNLE1BQU0sb0JBQW9CLFFBQVEsT0FBTyxLQUFLLFFBQVEsTUFBTTtBQUFBLFFBQ3hIO0FBQUEsTUFDRixDQUFDO0FBQUEsUUFDRSxPQUFNLElBQUksUUFBUSxJQUFJLE9BQU87QUFBQSxFQUNwQztBQUNBLGFBQVcsaUJBQWlCLEtBQUssUUFBUSxDQUFDLFdBQVcsQ0FBQyxHQUFHLGVBQWUsUUFBUSxNQUFNLEdBQUcsTUFBTSxDQUFDLENBQUMsR0FBRztBQUNsRyxVQUFNLE9BQU8sYUFBYSxhQUFhO0FBQ3ZDLFFBQUksS0FBSyxJQUFJLElBQUksRUFBRztBQUNwQixTQUFLLElBQUksSUFBSTtBQUNiLFVBQU0sU0FBUyxPQUFPO0FBQ3RCLFVBQU0sV0FBVyxZQUFZLE1BQU0sTUFBTTtBQUN6QyxVQUFNLE9BQU8sU0FBUyxDQUFDLEdBQUcsV0FBVyxPQUFPLE1BQU0sR0FBRyxNQUFNO0FBQzNELFFBQUksU0FBUyxPQUFXO0FBRXhCLFFBQUksTUFBTSxJQUFJLElBQUksRUFBRyxRQUFPLFNBQVM7QUFBQSxRQUNoQyxZQUFXLFdBQVcsU0FBVSxPQUFNLE9BQU87QUFDbEQsVUFBTSxJQUFJLElBQUk7QUFBQSxFQUNoQjtBQUNBLFFBQU0sU0FBUyxJQUFJLElBQUksT0FBTyxRQUFRLENBQUMsRUFBRSxLQUFBQyxLQUFJLE1BQU1BLElBQUcsQ0FBQztBQUN2RCxTQUFPLEVBQUUsVUFBVSxDQUFDLEdBQUcsTUFBTSxPQUFPLENBQUMsRUFBRSxPQUFPLENBQUMsRUFBRSxHQUFHLE1BQU0sQ0FBQyxPQUFPLElBQUksRUFBRSxDQUFDLEVBQUUsS0FBSyxDQUFDLEdBQUcsTUFBTyxFQUFFLEtBQUssRUFBRSxLQUFLLEtBQUssQ0FBRSxHQUFHLE9BQU87QUFDNUg7QUFXQSxVQUFVLGVBQWUsTUFBYyxRQUE2QztBQUNsRixXQUFTLFNBQVMsUUFBUSxTQUFTLFFBQVEsTUFBTSxHQUFHO0FBQ2xELFVBQU07QUFDTixVQUFNLFVBQVUsS0FBSyxRQUFRLGNBQWM7QUFDM0MsV0FBTyxXQUFXLE9BQU87QUFDekIsZUFBVyxTQUFTLFFBQVEsT0FBTyxFQUFHLEtBQUksTUFBTSxXQUFXLEdBQUcsRUFBRyxRQUFPLFdBQVcsS0FBSyxTQUFTLEtBQUssQ0FBQztBQUN2RyxlQUFXLFFBQVEsaUJBQWlCLFFBQVEsTUFBTSxFQUFHLFlBQVcsVUFBVSxTQUFTLFFBQVEsSUFBSSxFQUFHLFFBQU8sV0FBVyxNQUFNO0FBQzFILFFBQUksV0FBVyxRQUFRLE1BQU0sRUFBRztBQUFBLEVBQ2xDO0FBQ0Y7QUFHQSxJQUFNLFdBQVcsQ0FBQyxNQUFjLFNBQzlCLEtBQUssU0FBUyxJQUFJLElBQUksUUFBUSxLQUFLLE1BQU0sS0FBSyxNQUFNLEdBQUcsRUFBRSxDQUFDLENBQUMsRUFBRSxJQUFJLENBQUMsVUFBVSxLQUFLLE1BQU0sS0FBSyxNQUFNLEdBQUcsRUFBRSxHQUFHLEtBQUssQ0FBQyxJQUFJLENBQUMsS0FBSyxNQUFNLElBQUksQ0FBQztBQUd2SSxTQUFTLGlCQUFpQixRQUFnQixRQUE2QztBQUNyRixRQUFNLFdBQVcsV0FBVyxNQUFNO0FBQ2xDLFFBQU0sVUFBVSxTQUFTLFVBQVUsUUFBUSxJQUFJLFNBQVMsU0FBUyxTQUFTLElBQUk7QUFDOUUsTUFBSSxZQUFZLE9BQVcsUUFBTyxDQUFDO0FBQ25DLE1BQUksTUFBTSxRQUFRLE9BQU8sS0FBSyxRQUFRLE1BQU0sQ0FBQyxTQUFTLE9BQU8sU0FBUyxRQUFRLEVBQUcsUUFBTztBQUN4RixTQUFPLEtBQUs7QUFBQSxJQUNWLEtBQUssQ0FBQztBQUFBLElBQ04sT0FBTyxJQUFJO0FBQUEsTUFDVCxPQUFPLFVBQVcsTUFBTTtBQUFBLE1BQ3hCO0FBQUEsTUFDQTtBQUFBLElBQ0Y7QUFBQSxFQUNGLENBQUM7QUFDRCxTQUFPLENBQUM7QUFDVjtBQUVBLFNBQVMsWUFBWSxRQUFnQixRQUE4QztBQUNqRixRQUFNLFdBQVcsV0FBVyxNQUFNO0FBQ2xDLE1BQUksQ0FBQyxNQUFNLFFBQVEsVUFBVSxRQUFRLEtBQUssQ0FBQyxTQUFTLFNBQVMsU0FBUyxrQkFBa0IsRUFBRyxRQUFPLENBQUM7QUFDbkcsUUFBTSxFQUFFLFdBQVcsQ0FBQyxFQUFFLElBQUk7QUFDMUIsUUFBTSxDQUFDLE1BQU0sT0FBTyxJQUFJLENBQUMsT0FBTyxVQUFVLE1BQU0sR0FBRyxPQUFPLFNBQVMsWUFBWSxXQUFXLFNBQVMsVUFBVSxPQUFPO0FBQ3BILFFBQU0sU0FBUyxDQUFDQyxNQUF3QixRQUFvQjtBQUMxRCxXQUFPLEtBQUssRUFBRSxLQUFBQSxNQUFLLE9BQU8sSUFBSSxjQUFjLE1BQU0sWUFBWSxHQUFHLEVBQUUsQ0FBQztBQUNwRSxXQUFPLENBQUM7QUFBQSxFQUNWO0FBQ0EsTUFBSSxDQUFDLFNBQVMsUUFBUSxFQUFHLFFBQU8sT0FBTyxDQUFDLEdBQUcsa0RBQWtEO0FBQzdGLFFBQU0sRUFBRSxLQUFLLFNBQVMsSUFBSTtBQUMxQixNQUFJLGFBQWEsV0FBYyxRQUFRLFVBQWEsUUFBUSxLQUFNLFFBQU8sQ0FBQztBQUMxRSxRQUFNLFlBQVksU0FBUyxRQUFRLElBQUksT0FBTyxRQUFRLFFBQVEsSUFBSSxDQUFDO0FBQ25FLE1BQUksUUFBUTtBQUNWLFdBQU87QUFBQSxNQUNMLFVBQVUsSUFBSSxDQUFDLENBQUMsRUFBRSxNQUFNLEVBQUU7QUFBQSxNQUMxQix1QkFBdUIsS0FBSyxVQUFVLEdBQUcsQ0FBQyxzQ0FBc0MsR0FBRztBQUFBLElBQ3JGO0FBQ0YsTUFBSSxDQUFDLFNBQVMsUUFBUSxFQUFHLFFBQU8sT0FBTyxDQUFDLEdBQUcseUZBQXlGO0FBQ3BJLFNBQU8sVUFBVSxRQUFRLENBQUMsQ0FBQyxJQUFJLEtBQUssTUFBTTtBQUN4QyxVQUFNLE1BQU0sWUFBWSxLQUFLO0FBQzdCLFFBQUksUUFBUSxPQUFXLFFBQU8sT0FBTyxDQUFDLEVBQUUsR0FBRyxzQkFBc0IsRUFBRSxLQUFLLEdBQUcsRUFBRTtBQUM3RSxVQUFNLEVBQUUsUUFBUSxNQUFNLElBQUk7QUFDMUIsVUFBTSxTQUFTLEtBQUssUUFBUSxPQUFPLFFBQVEsbUJBQW1CLFdBQVcsQ0FBQztBQUMxRSxXQUFPLENBQUMsRUFBRSxJQUFJLFNBQVMsTUFBTSxTQUFTLFFBQVEsUUFBUSxLQUFLLFFBQVEsTUFBTSxHQUFHLE9BQU8sR0FBSSxXQUFXLE1BQU0sSUFBSSxFQUFFLE9BQU8sSUFBSSxDQUFDLEVBQUcsQ0FBQztBQUFBLEVBQ2hJLENBQUM7QUFDSDtBQUdBLFNBQVMsWUFBWSxPQUFvQztBQUN2RCxNQUFJLENBQUMsU0FBUyxLQUFLLEVBQUcsUUFBTztBQUM3QixRQUFNLEVBQUUsUUFBUSxNQUFNLElBQUk7QUFDMUIsTUFBSSxPQUFPLFdBQVcsWUFBWSxXQUFXLEdBQUksUUFBTztBQUN4RCxRQUFNLFFBQVEsU0FBUyxLQUFLLEtBQUssUUFBUSxNQUFNLENBQUMsV0FBVyxPQUFPLE1BQU0sTUFBTSxNQUFNLFlBQVksTUFBTSxNQUFNLE1BQU0sRUFBRTtBQUNwSCxTQUFPLFFBQVEsU0FBWTtBQUM3QjtBQUNBLElBQU0sVUFBNkIsQ0FBQyxNQUFNLElBQUk7QUFZOUMsU0FBUyxXQUFXLFFBQXNDO0FBQ3hELE1BQUk7QUFDRixVQUFNLFdBQW9CLEtBQUssTUFBTSxhQUFhLEtBQUssUUFBUSxjQUFjLEdBQUcsTUFBTSxDQUFDO0FBQ3ZGLFdBQU8sU0FBUyxRQUFRLElBQUksV0FBVztBQUFBLEVBQ3pDLFFBQVE7QUFDTixXQUFPO0FBQUEsRUFDVDtBQUNGO0FBRUEsSUFBTSxTQUFTLENBQUMsRUFBRSxLQUFLLEdBQWEsV0FBNEIsT0FBTyxTQUFTLFlBQVksU0FBUyxLQUFLLE9BQU87QUFFakgsSUFBTSxXQUFXLENBQUMsVUFDaEIsT0FBTyxVQUFVLFlBQVksVUFBVSxRQUFRLENBQUMsTUFBTSxRQUFRLEtBQUs7QUFFckUsSUFBTSxhQUFhLENBQUMsV0FDbEIsUUFBUSxNQUFNLEVBQ1gsT0FBTyxDQUFDLFNBQVMsQ0FBQyxLQUFLLFdBQVcsR0FBRyxDQUFDLEVBQ3RDLElBQUksQ0FBQyxTQUFTLEtBQUssUUFBUSxJQUFJLENBQUMsRUFDaEMsT0FBTyxDQUFDLFNBQVMsV0FBVyxLQUFLLE1BQU0sY0FBYyxDQUFDLENBQUM7QUFHNUQsU0FBUyxRQUFRLFFBQTBCO0FBQ3pDLE1BQUk7QUFDRixXQUFPLFlBQVksTUFBTTtBQUFBLEVBQzNCLFNBQVMsT0FBTztBQUNkLFFBQUksQ0FBQyxVQUFVLFNBQVMsRUFBRSxTQUFVLE1BQWdDLFFBQVEsRUFBRSxFQUFHLFFBQU8sQ0FBQztBQUN6RixVQUFNO0FBQUEsRUFDUjtBQUNGOzs7QURoTkEsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsYUFBYTtBQUN0QixJQUFNLE9BQU8sY0FBYyxJQUFJLElBQUksS0FBSyxZQUFZLEdBQUcsQ0FBQztBQUN4RCxJQUFNLE1BQU0sQ0FBQyxXQUFXLHFCQUFxQixpQkFBaUIsWUFBWSxVQUFVLFVBQVU7QUFDOUYsSUFBTSxZQUFZLGtCQUFrQixJQUFJLEVBQUUsT0FBTyxDQUFDLEVBQUUsSUFBSSxPQUFPLE1BQU0sV0FBVyxVQUFhLElBQUksU0FBUyxFQUFFLENBQUM7QUFDN0csSUFBTSxFQUFFLFlBQVksSUFBSSxNQUFNLE1BQU07QUFBQSxFQUNsQyxhQUFhO0FBQUEsSUFDWCxTQUFTLGNBQWMsSUFBSSxJQUFJLG9CQUFvQixZQUFZLEdBQUcsQ0FBQztBQUFBLElBQ25FLEdBQUcsT0FBTyxZQUFZLFVBQVUsSUFBSSxDQUFDLEVBQUUsSUFBSSxPQUFPLE1BQU0sQ0FBQyxZQUFZLEVBQUUsSUFBSSxNQUFPLENBQUMsQ0FBQztBQUFBLEVBQ3RGO0FBQUEsRUFDQSxRQUFRO0FBQUEsRUFDUixRQUFRO0FBQUEsRUFDUixXQUFXO0FBQUEsRUFDWCxPQUFPO0FBQUEsRUFDUCxRQUFRO0FBQUEsRUFDUixRQUFRO0FBQUEsRUFDUixZQUFZLENBQUMsa0JBQWtCO0FBQUEsRUFDL0IsUUFBUSxFQUFFLHdCQUF3QixlQUFlO0FBQUEsRUFDakQsVUFBVTtBQUNaLENBQUM7QUFDRCxJQUFNLFFBQVEsSUFBSSxJQUFJLFlBQVksSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE1BQU0sQ0FBQyxLQUFLLFdBQVcsTUFBTSxHQUFHLEdBQUcsSUFBSSxDQUFDLENBQUM7QUFDN0YsSUFBTSxNQUFNLENBQUMsT0FBd0I7QUFDbkMsUUFBTSxTQUFTLFVBQVUsS0FBSyxDQUFDLE1BQU0sRUFBRSxPQUFPLEVBQUUsRUFBRztBQUNuRCxhQUFXLEtBQUssQ0FBQyxPQUFPLEdBQUcsTUFBTSxFQUFFLENBQUMsU0FBUyxVQUFVO0FBQ3JELFFBQUk7QUFDRixhQUFPLEtBQUssTUFBTUMsY0FBYUMsTUFBSyxRQUFRLGdCQUFnQixDQUFDLEdBQUcsTUFBTSxDQUFDO0FBQUEsSUFDekUsUUFBUTtBQUFBLElBQUM7QUFDWCxTQUFPO0FBQ1Q7QUFDQSxJQUFNLFVBQVUsTUFBTSxPQUFPO0FBQzdCLElBQU0sUUFBUSxPQUNaLE1BQ0EsSUFDQSxHQUNBLEdBQ0EsR0FDQSxRQUNHO0FBQ0gsUUFBTSxVQUFVLE1BQU0sUUFBUSxXQUFXO0FBQUEsSUFDdkMsVUFBVSxFQUFFLE9BQU8sR0FBRyxRQUFRLEVBQUU7QUFBQSxJQUNoQyxlQUFlLEVBQUUsVUFBVSxRQUFRLGtCQUFrQjtBQUFBLElBQ3JELFFBQVEsRUFBRSxRQUFRO0FBQUEsSUFDbEIsYUFBYSxFQUFFLE9BQU8sU0FBUztBQUFBLElBQy9CLFVBQVUsRUFBRSxTQUFTLElBQUk7QUFBQSxFQUMzQixDQUFDO0FBQ0QsUUFBTSxRQUFRLE1BQU0sUUFBUSxDQUFDLFVBQVU7QUFDckMsVUFBTSxFQUFFLFNBQVMsSUFBSSxJQUFJLElBQUksTUFBTSxRQUFRLEVBQUUsSUFBSSxDQUFDO0FBQ2xELFVBQU0sU0FBUyxNQUFNLElBQUksUUFBUTtBQUNqQyxRQUFJLFdBQVcsT0FBVyxRQUFPLE1BQU0sUUFBUSxFQUFFLE1BQU0sUUFBUSxhQUFhLGtCQUFrQixDQUFDO0FBQy9GLFdBQU8sTUFBTSxRQUFRO0FBQUEsTUFDbkIsTUFBTSw4QkFBOEIsRUFBRSxRQUFRLElBQUksc1RBQXNULEVBQUU7QUFBQSxNQUMxVyxhQUFhO0FBQUEsSUFDZixDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQ0QsUUFBTSxPQUFPLE1BQU0sUUFBUSxRQUFRO0FBQ25DLE9BQUssR0FBRyxhQUFhLENBQUMsTUFBTSxRQUFRLElBQUksT0FBTyxNQUFNLEVBQUUsT0FBTyxDQUFDO0FBQy9ELFFBQU0sS0FBSyxLQUFLLHVCQUF1QjtBQUN2QyxRQUFNLEtBQUssZ0JBQWdCLDJCQUEyQjtBQUN0RCxRQUFNLEtBQUssZ0JBQWdCLGdFQUFnRTtBQUMzRixNQUFJLEVBQUUsU0FBVSxPQUFNLEtBQUssU0FBUyxDQUFDLE1BQU0sT0FBTyxPQUFPLFNBQVMsY0FBYyxlQUFlLEdBQUksQ0FBQyxHQUFHLEVBQUUsUUFBUTtBQUNqSCxRQUFNLElBQUksSUFBSTtBQUNkLFFBQU0sS0FBSyxTQUFTLGlGQUFpRjtBQUNyRyxRQUFNLEtBQUssV0FBVyxFQUFFLE1BQU0sbUJBQW1CLElBQUksT0FBTyxDQUFDO0FBQzdELFFBQU0sUUFBUSxNQUFNO0FBQ3RCO0FBQ0EsSUFBTSxPQUFPLFFBQVEsS0FBSyxDQUFDO0FBQzNCLElBQU0sSUFBSTtBQUFBLEVBQ1IsQ0FBQyxLQUFLLEdBQUc7QUFBQSxFQUNULENBQUMsS0FBSyxHQUFHO0FBQUEsRUFDVCxDQUFDLEtBQUssR0FBRztBQUFBLEVBQ1QsQ0FBQyxLQUFLLElBQUk7QUFBQSxFQUNWLENBQUMsTUFBTSxJQUFJO0FBQUEsRUFDWCxDQUFDLE1BQU0sSUFBSTtBQUNiO0FBQ0EsSUFBTSxNQUFNLE9BQU8sU0FBaUIsU0FBaUc7QUFDbkksTUFBSSxRQUFRLENBQUMsS0FBSyxTQUFTLElBQUksRUFBRztBQUNsQyxNQUFJO0FBQ0YsVUFBTSxNQUFNLE1BQU0sR0FBRyxJQUFJO0FBQUEsRUFDM0IsU0FBUyxHQUFHO0FBQ1YsWUFBUSxJQUFJLFVBQVUsTUFBTSxPQUFPLENBQUMsRUFBRSxNQUFNLEdBQUcsR0FBRyxDQUFDO0FBQUEsRUFDckQ7QUFDRjtBQUNBLElBQU0sS0FBSztBQUNYLFdBQVcsQ0FBQyxHQUFHLENBQUMsS0FBSyxHQUFHO0FBQ3RCLFFBQU0sSUFBSSxHQUFHLENBQUM7QUFDZCxRQUFNLElBQUksT0FBTyxDQUFDLElBQUkscUJBQXFCLEdBQUcsR0FBRyxDQUFDLEdBQUcsT0FBTyxNQUFNO0FBQ2hFLFVBQU0sRUFBRSxTQUFTLDBCQUEwQixFQUFFLGVBQWU7QUFBQSxFQUM5RCxDQUFDO0FBQ0QsUUFBTSxJQUFJLE9BQU8sQ0FBQyxJQUFJLFdBQVcsR0FBRyxHQUFHLEVBQUUsVUFBVSxFQUFFLE9BQU8sS0FBSyxHQUFHLE1BQU0sTUFBTSxJQUFJLEdBQUcsWUFBWTtBQUFBLEVBQUMsQ0FBQztBQUNyRyxRQUFNLElBQUksUUFBUSxDQUFDLElBQUksWUFBWSxHQUFHLEdBQUcsRUFBRSxNQUFNLE1BQU0sTUFBTSxPQUFPLEtBQUssR0FBRyxPQUFPLE1BQU07QUFDdkYsVUFBTSxFQUFFLFNBQVMsR0FBRyxFQUFFLGVBQWU7QUFDckMsVUFBTSxFQUFFLGVBQWUsR0FBRztBQUFBLEVBQzVCLENBQUM7QUFDRCxRQUFNLElBQUksUUFBUSxDQUFDLElBQUksVUFBVSxHQUFHLEdBQUcsQ0FBQyxHQUFHLE9BQU8sTUFBTTtBQUN0RCxVQUFNLEVBQUUsU0FBUyxHQUFHLEVBQUUsU0FBUztBQUMvQixVQUFNLEVBQUUsZUFBZSxHQUFHO0FBQUEsRUFDNUIsQ0FBQztBQUNELFFBQU0sSUFBSSxTQUFTLENBQUMsSUFBSSxZQUFZLEdBQUcsR0FBRyxFQUFFLFVBQVUsRUFBRSxPQUFPLEtBQUssR0FBRyxNQUFNLE1BQU0sSUFBSSxHQUFHLFlBQVk7QUFBQSxFQUFDLENBQUM7QUFDeEcsYUFBVyxNQUFNLENBQUMsV0FBVyxpQkFBaUIscUJBQXFCLFlBQVksVUFBVTtBQUN2RixRQUFJLElBQUksRUFBRTtBQUNSLFlBQU07QUFBQSxRQUNKLE9BQU8sRUFBRSxJQUFJLENBQUM7QUFBQSxRQUNkO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsVUFDRSxNQUFNLE1BQU07QUFBQSxVQUNaLFVBQVU7QUFBQSxZQUNSLFFBQVE7QUFBQSxjQUNOLE9BQU87QUFBQSxnQkFDTCxDQUFDLFlBQVksTUFBTTtBQUFBLGdCQUNuQixDQUFDLFNBQVMsR0FBRztBQUFBLGNBQ2Y7QUFBQSxZQUNGO0FBQUEsVUFDRjtBQUFBLFFBQ0Y7QUFBQSxRQUNBLE9BQU8sTUFBTTtBQUNYLGdCQUFNLEVBQUU7QUFBQSxZQUNOLHVCQUF1QixFQUFFLHlLQUF5SyxLQUFLLFVBQVUsSUFBSSxFQUFFLENBQUMsQ0FBQztBQUFBLFVBQzNOO0FBQ0EsZ0JBQU0sRUFBRSxlQUFlLEdBQUc7QUFBQSxRQUM1QjtBQUFBLE1BQ0Y7QUFDTjtBQUNBLE1BQU0sUUFBUSxNQUFNOyIsCiAgIm5hbWVzIjogWyJqb2luIiwgInJlYWRGaWxlU3luYyIsICJpZHMiLCAiaWRzIiwgInJlYWRGaWxlU3luYyIsICJqb2luIl0KfQo=
