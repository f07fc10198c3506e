import type { DocumentText } from './office';

/** What WinAnsi puts where Latin-1 has control characters. */
const winAnsi: Record<string, number> = { '€': 0x80, '…': 0x85, Œ: 0x8c, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97, œ: 0x9c };

/** A PDF string in WinAnsi; letters the standard fonts do not have are left out. */
function pdfString(text: string): string {
  const characters = [...text.normalize('NFC')].flatMap((character) => {
    const code = winAnsi[character] ?? character.codePointAt(0) ?? 0;
    const isPrintable = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || character in winAnsi;
    return isPrintable ? String.fromCharCode(code) : [];
  });
  return `(${characters.join('').replace(/[\\()]/g, '\\$&')})`;
}

/** Outside the page a string is not in WinAnsi: UTF-16 in hexadecimal. */
function utf16String(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function wrap(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** One A4 page: a green band, the title, the lines. Written by hand so that no library and no font file is needed. */
export function pdf({ title, lines }: DocumentText): Buffer {
  const titleLines = wrap(title, 38);
  const text = [
    'q 0.027 0.231 0.192 rg 0 762 595 80 re f 0.949 0.722 0.294 rg 0 756 595 6 re f Q',
    'BT /F2 24 Tf 30 TL 56 690 Td 0.075 0.137 0.122 rg',
    ...titleLines.map((line) => `${pdfString(line)} Tj T*`),
    'ET',
    `BT /F1 12 Tf 18 TL 56 ${680 - 30 * titleLines.length} Td`,
    ...lines.flatMap((line) => [...wrap(line, 84).map((part) => `${pdfString(part)} Tj T*`), 'T*']),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Title ${utf16String(title)} >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
