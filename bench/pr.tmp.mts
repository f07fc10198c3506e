import { openPlainChromium } from '@/testing/plain-chromium';
import { systemBrowser } from '@/scripts/lib/browser.mjs';
import { untilDrawn, WATCH_CLICK } from '@/bench/lib/drawn';
const url = process.argv[2]!; const N = Number(process.argv[3] ?? 3); const trace = process.argv[4];
const CLICKS = ['main a[href="/toutacticle"]','main article a[href^="/article/"]','footer a[href="/calendrier"]'];
const all: number[][] = [];
for (let t=0;t<N;t++){ const b = await openPlainChromium(systemBrowser(), trace ? [`--trace-startup=devtools.timeline,toplevel,blink,cc,viz,gpu,loading,navigation,blink.user_timing,disabled-by-default-devtools.timeline`,'--trace-startup-format=json','--trace-startup-duration=25',`--trace-startup-file=${trace}`] : []); await b.goto(url); const shown=[]; for(const c of CLICKS){ await new Promise(r=>setTimeout(r,2500)); await b.evaluate(WATCH_CLICK); await b.hover(c); await new Promise(r=>setTimeout(r,400)); await b.click(c); shown.push(await untilDrawn((e)=>b.evaluate(e))); } all.push(shown); console.log(shown.map(Math.round)); if (trace) await new Promise(r=>setTimeout(r,16000)); await b.close(); }
console.log('median', [0,1,2].map(i=>Math.round(all.map(a=>a[i]!).sort((x,y)=>x-y)[all.length>>1]!)));
process.exit(0);
