import { zip } from './zip';

/** What a demonstration document says. */
export interface DocumentText {
  title: string;
  /** Further lines; Arabic ones are set from the right. */
  lines: readonly string[];
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function contentTypes(parts: readonly (readonly [string, string])[]): readonly [string, string] {
  const overrides = parts.map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  return [
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  ];
}

function relationship(from: string, type: string, target: string): readonly [string, string] {
  return [
    from,
    `${xml}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/relationships/${type}" Target="${target}"/></Relationships>`,
  ];
}

export function docx({ title, lines }: DocumentText): Buffer {
  const paragraph = (text: string, isTitle: boolean): string => {
    const isArabic = /\p{Script=Arabic}/u.test(text);
    const size = isTitle ? '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/>' : '';
    return `<w:p><w:pPr>${isArabic ? '<w:bidi/>' : ''}<w:spacing w:after="200"/></w:pPr><w:r><w:rPr>${size}${isArabic ? '<w:rtl/>' : ''}</w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
  };
  const body = [paragraph(title, true), ...lines.map((line) => paragraph(line, false))].join('');
  return zip([
    contentTypes([['word/document.xml', 'wordprocessingml.document.main']]),
    relationship('_rels/.rels', 'officeDocument', 'word/document.xml'),
    [
      'word/document.xml',
      `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ],
  ]);
}

export function xlsx({ title, lines }: DocumentText): Buffer {
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rows = [title, ...lines].map(
    (text, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c></row>`,
  );
  return zip([
    contentTypes([
      ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ['xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
    ]),
    relationship('_rels/.rels', 'officeDocument', 'xl/workbook.xml'),
    relationship('xl/_rels/workbook.xml.rels', 'worksheet', 'worksheets/sheet1.xml'),
    [
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${spreadsheet}" xmlns:r="${officeNamespace}/relationships"><sheets><sheet name="Demonstration" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `${xml}<worksheet xmlns="${spreadsheet}"><cols><col min="1" max="1" width="80" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ],
  ]);
}
