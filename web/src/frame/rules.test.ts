import { describe, expect, it } from 'vitest';
import { anchored, framed } from './rules';

describe('the rules', () => {
  it('have tables that the keyboard can reach', () => {
    expect(framed('<table><th></th></table>', 'Table')).toBe(
      '<div class="wide" role="group" tabindex="0" aria-label="Table"><table><td></td></table></div>',
    );
  });

  it('have a place to jump to for each rule, and none for other bold words', () => {
    expect(anchored('- **K13** Move to Centre, see **K14**.\n**our reading**')).toBe(
      '- <b id="rule-K13" class="rule-id" tabindex="-1">K13</b> Move to Centre, see **K14**.\n**our reading**',
    );
  });
});
