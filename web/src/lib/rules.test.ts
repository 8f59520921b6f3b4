import { describe, expect, it } from 'vitest';
import { shown } from './rules';

const RULES = `# Game

## Prices & tracks

- **M1** Three play (M2). See **M2** as well.
- **M2** A price is at most 25; see X9.

| a | b |
|---|--:|
| 1 | M1 |
`;

describe('rules', () => {
  const { html, sections } = shown(RULES);

  it('have an anchor for each rule, once, where it stands', () => {
    expect(html.match(/id="M1"/g)).toHaveLength(1);
    expect(html).toContain('<strong class="rule" id="M1">M1</strong>');
  });

  it('link every mention of a rule to it, and leave other words alone', () => {
    expect(html).toContain('(<a href="#M2">M2</a>)');
    expect(html).toContain('<td style="text-align:right"><a href="#M1">M1</a></td>');
    expect(html).toContain('see X9.');
  });

  it('give their sections as contents', () => {
    expect(sections).toEqual([{ id: 'part-1', title: 'Prices & tracks' }]);
  });

  it('have no heading without words in a table', () => {
    expect(shown('| a | |\n|---|---|\n| 1 | 2 |').html).toContain('<tr><th>a</th><td></td></tr>');
  });

  it('show no markup that stands in the text', () => {
    expect(shown('a < b & c').html).toBe('<p>a &lt; b &amp; c</p>\n');
  });
});
