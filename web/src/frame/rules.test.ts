import { describe, expect, it } from 'vitest';
import { anchored } from './rules';

describe('the rules', () => {
  it('have a place to jump to for each rule, and none for other bold words', () => {
    expect(anchored('- **K13** Move to Centre, see **K14**.\n**our reading**')).toBe(
      '- <b id="rule-K13" class="rule-id" tabindex="-1">K13</b> Move to Centre, see **K14**.\n**our reading**',
    );
  });
});
