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
    expect(html).toContain('<strong class="rule" id="M1"><a href="#M1">M1</a></strong>');
  });

  it('link every mention of a rule to it, and leave other words alone', () => {
    expect(html).toContain('(<a href="#M2">M2</a>)');
    expect(html).toContain('<td style="text-align:right"><a href="#M1">M1</a></td>');
    expect(html).toContain('see X9.');
  });

  it('say which value an option has, once a rule and not in tables', () => {
    const text =
      '| a |\n|---|\n| `even` |\n\n- **M1** By `even`, and `even`: `together`.\n- **M2** `even`.';
    const noted = shown(text, (option) => (option === 'even' ? 'here: <all>' : undefined)).html;
    expect(noted.match(/class="noted"/g)).toHaveLength(2);
    expect(noted).toContain(
      '<code>even</code> <span class="noted">(here: &lt;all&gt;)</span>, and',
    );
    expect(noted).toContain('<td><code>even</code></td>');
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
