import { chromium } from 'playwright-core'; import { readFileSync } from 'node:fs';
const [,, out, ...files] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1700, height: 800 } });
await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888">${files.map(f => `<img style="max-height:780px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`);
await page.screenshot({ path: out, fullPage: true }); await browser.close();
