import { docx, xlsx } from './office';
import { pdf } from './pdf';
import { crc32, zip } from './zip';

describe('pdf', () => {
  const file = pdf({ title: 'Guide (à l’essai) \\ œuvre', lines: ['Une ligne.', 'نص'] }).toString('latin1');

  test('the cross-reference table points at every object', () => {
    const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    expect(offsets.map((offset, index) => file.startsWith(`${index + 1} 0 obj`, offset))).toEqual(Array.from({ length: 7 }, () => true));
  });

  test('the stream is as long as it says', () => {
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  test('brackets and backslashes are escaped, quotes and ligatures set in WinAnsi', () => {
    expect(file).toContain('(Guide \\(\xe0 l\x92essai\\) \\\\ \x9cuvre) Tj');
  });
});

describe('zip', () => {
  test('the checksum is that of the standard', () => {
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  });

  test('the directory at the end finds every file', () => {
    const archive = zip([
      ['a.txt', 'Alger'],
      ['é/b.txt', ''],
    ]);
    const end = archive.subarray(-22);
    expect(end.readUInt16LE(10)).toBe(2);
    const directory = end.readUInt32LE(16);
    expect(archive.readUInt32LE(directory)).toBe(0x02014b50);
    expect(directory + end.readUInt32LE(12)).toBe(archive.length - 22);
    const offset = archive.readUInt32LE(directory + 42);
    expect(archive.subarray(offset + 30, offset + 40).toString()).toBe('a.txtAlger');
  });
});

describe('office documents', () => {
  test('text is escaped, and Arabic is set from the right', () => {
    const file = docx({ title: 'Prix < 3 & plus', lines: ['دليل'] }).toString();
    expect(file).toContain('Prix &lt; 3 &amp; plus');
    expect(file).toMatch(/<w:bidi\/>.*<w:rtl\/>.*دليل/);
  });

  test('a sheet has one row per line', () => {
    expect(
      xlsx({ title: 'Prix', lines: ['un', 'deux'] })
        .toString()
        .match(/<row /g),
    ).toHaveLength(3);
  });
});
