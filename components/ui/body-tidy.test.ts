import { readNodes, writeNodes } from './body-nodes.test-support';
import { levelHeadings, textIn, withoutSpacers } from './body-tidy';

describe('what editors space their texts with is left out', () => {
  test.each([
    ['<p>a</p><p>\u00A0</p><p><br></br></p><p><b> \u00A0</b></p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<h2></h2><div><p></p></div>a', 'a'],
    ['a<br></br><br></br> <br></br>\u00A0<br></br>b', 'a<br></br><br></br> \u00A0b'],
    ['a<br></br>b<br></br>c<br></br>d', 'a<br></br>b<br></br>c<br></br>d'],
    ['<p><img></img></p>', '<p><img></img></p>'],
    ['<table><tr><td></td></tr></table>', '<table><tr><td></td></tr></table>'],
  ])('%s', (html, stands) => {
    expect(writeNodes(withoutSpacers(readNodes(html)))).toBe(stands);
  });
});

describe('headings follow the title they stand under, without gaps', () => {
  test.each([
    [1, '<h1>a</h1><h3>b</h3><h6>c</h6><h1>d</h1>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
    [1, '<h4>a</h4><h2>b</h2><h3>c</h3>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    [2, '<div><h3>a</h3><p>x</p><h5>b</h5></div>', '<div><h3>a</h3><p>x</p><h4>b</h4></div>'],
    [3, '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
  ])('under level %i: %s', (under, html, stands) => {
    const nodes = readNodes(html);
    levelHeadings(nodes, under);
    expect(writeNodes(nodes)).toBe(stands);
  });
});

test('the words of a part are read through its elements', () => {
  expect(readNodes('<p>a <b>b<i>c</i></b></p>').map(textIn).join('')).toBe('a bc');
});
