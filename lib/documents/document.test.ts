import { contentLines, escapedText } from './document';

test('a value can end neither its line nor its part of a list', () => {
  expect(escapedText('a;b,c\\d\r\nBEGIN:VEVENT\u2028x\u0007')).toBe(
    'a\\;b\\,c\\\\d\\nBEGIN:VEVENT\\nx',
  );
});

test('no line is longer than 75 octets, no character is cut, and unfolding gives the text back', () => {
  const line = `SUMMARY:${'غرفة التجارة والصناعة – économie 🌟 '.repeat(12)}`;
  const text = contentLines([line, 'END:X']);
  for (const part of text.split('\r\n')) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(part).not.toContain('\uFFFD');
  }
  expect(text.replace(/\r\n /g, '')).toBe(`${line}\r\nEND:X\r\n`);
});
