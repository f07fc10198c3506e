import { bodyHtml } from './body-html';

describe('the HTML of a body', () => {
  test.each([
    ['HTML stays as it is', '<p>Une &amp; deux</p>', '<p>Une &amp; deux</p>'],
    ['HTML encoded as a whole is decoded', '&lt;p&gt;Une&lt;/p&gt;', '<p>Une</p>'],
    ['HTML encoded twice is decoded', '&amp;lt;p&amp;gt;Une&amp;lt;/p&amp;gt;', '<p>Une</p>'],
    ['an encoded tag inside HTML stays text', '<p>Écrire &lt;b&gt;</p>', '<p>Écrire &lt;b&gt;</p>'],
    ['plain text becomes paragraphs', 'Une ligne\nsuite\n\nAutre', '<p>Une ligne<br>suite</p><p>Autre</p>'],
    ['plain text keeps its entities', 'Foire &amp; salon', '<p>Foire &amp; salon</p>'],
    ['a lesser-than sign is no tag', 'a < b', '<p>a < b</p>'],
    ['nothing gives nothing', '  \n\n ', ''],
  ])('%s', (_, given, expected) => {
    expect(bodyHtml(given)).toBe(expected);
  });
});
