import { describe, expect, it } from 'vitest';
import { answerQuery, explanationQuery, fieldHref, fieldOf } from './field-link';

const pathIn = (href: string) => fieldOf(new URL(href, 'https://urzad.example').searchParams);

describe('the link to a question', () => {
  it.each([
    ['employer_name', '/cofundingregistrations/26/edit?step=3&field=employer_name'],
    ['children.1.planned_cost', '/cofundingregistrations/26/edit?step=5&field=children.1.planned_cost'],
    ['attachments.ORZECZENIE', '/cofundingregistrations/26/edit?step=7&field=attachments.ORZECZENIE'],
    ['children', '/cofundingregistrations/26/edit?step=4&field=children'],
  ])('to %s opens its step and names it', (path, href) => {
    expect(fieldHref(26, path)).toBe(href);
    expect(pathIn(href)).toBe(path);
  });

  it('of the district leads to the place, which answers it', () => {
    expect(pathIn(fieldHref(26, 'district'))).toBe('city');
    expect(pathIn(fieldHref(26, 'children.1.provider_community'))).toBe('children.1.provider_city');
  });

  it('from the check names the way back', () => {
    expect(answerQuery('children.1.pesel')).toBe('?step=4&field=children.1.pesel&from=8');
  });

  it('of an explanation opens the step of the question that was remarked on', () => {
    const query = explanationQuery('children.1.planned_cost', 0);
    expect(query).toBe('?step=5&field=explanations.0&from=8');
    expect(pathIn(query)).toBe('explanations.0');
  });

  it.each(['?step=3', '?step=3&field=', '?field=no_such_question'])('is none in %s', (search) => {
    expect(fieldOf(new URLSearchParams(search))).toBeUndefined();
  });
});
