import { safeHtml } from './safe-html';

describe('HTML of the API', () => {
  test.each([
    ['what editors write stays', '<h2>Titre</h2><p lang="ar" dir="rtl">نص</p>', '<h2>Titre</h2><p lang="ar" dir="rtl">نص</p>'],
    ['scripts go with their text', 'a<script>alert(1)</script>b', 'ab'],
    ['styles and classes go', '<p style="color:red" class="x" onclick="x()">a</p>', '<p>a</p>'],
    ['unknown elements go, their text stays', '<marquee>a</marquee><center>b</center>', 'ab'],
    ['frames go', 'a<iframe src="https://x.example"></iframe>b', 'ab'],
    ['a link with a hostile scheme loses it', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an image with a hostile handler loses it', '<img src="x.jpg" onerror="alert(1)" alt="a" />', '<img src="x.jpg" alt="a" />'],
    ['what is not closed is closed', '<p>a<b>c', '<p>a<b>c</b></p>'],
  ])('%s', (_, given, expected) => {
    expect(safeHtml(given)).toBe(expected);
  });
});
