import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const [,, out, ...jobs] = process.argv;
for (const job of jobs) {
  const [path, w, h, name, ...acts] = job.split(',');
  const ctx = await browser.newContext({ viewport: { width: +w, height: +h }, locale: 'de', hasTouch: +w < 900, isMobile: +w < 900 });
  const page = await ctx.newPage();
  await page.goto('http://localhost:4377' + path); await page.waitForTimeout(2500);
  for (const a of acts) { if (a.startsWith('click:')) await page.locator(a.slice(6)).first().click(); await page.waitForTimeout(1200); }
  await page.screenshot({ path: `${out}/${name}.png` });
  await ctx.close();
}
await browser.close();
