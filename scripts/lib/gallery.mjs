import sharp from 'sharp';
import { fileNameOf } from './screens.mjs';

/**
 * Pixels of a miniature's width for a window of that width, and how much of a long page it shows,
 * in windows.
 */
const SCALED = { 360: 180, 768: 240, 1280: 340 };
const LONGEST = 3;
const QUALITY = 62;
const names = new Intl.DisplayNames('en', { type: 'language' });

/** A small picture of the head of a page. */
export async function miniature(picture, width) {
  const { height } = await sharp(picture).metadata();
  const shown = Math.min(height, LONGEST * (width < 480 ? 800 : 900));
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: SCALED[width] ?? 320, kernel: 'lanczos3' })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** The page of all pictures. */
export function indexPage({ screens, languages, widths }) {
  const picture = (screen, language, width) =>
    `<img src="${fileNameOf(screen.name)}-${language}-${width}.webp" width="${SCALED[width] ?? 320}" alt="${screen.name}, ${names.of(language)}, ${width} px">`;
  const row = (screen, width) =>
    `| ${width} px | ${languages.map((language) => picture(screen, language, width)).join(' | ')} |`;
  const head = `|  | ${languages.map((language) => names.of(language)).join(' | ')} |\n| --- |${' --- |'.repeat(languages.length)}`;
  const section = (screen) =>
    `## ${screen.name[0].toUpperCase()}${screen.name.slice(1)}\n\n\`${screen.path}\`\n\n${head}\n${widths.map((width) => row(screen, width)).join('\n')}\n`;
  const list = screens
    .map(
      ({ name }) =>
        `[${name}](#${name
          .toLowerCase()
          .replaceAll(/[^\w ]/g, '')
          .replaceAll(' ', '-')})`,
    )
    .join(' · ');
  return `# Every screen, language and width\n\nTaken by \`npm run screens\` from the built site on its demonstration content; of long pages, the head. Maps are blank: they come from another site.\n\n${list}\n\n${screens.map(section).join('\n')}`;
}
