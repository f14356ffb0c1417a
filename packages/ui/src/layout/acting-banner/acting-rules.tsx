import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../data/card/card';
import { Icon } from '../../foundations/icon/icon';

export interface ActingRulesProps {
  /** Whose pages are seen. */
  title: string;
  /** What becomes of what is done here. */
  lead: string;
  /** What may be done: its heading, and a line each; unique. */
  may: { title: string; items: readonly string[] };
  /** What may not be done, alike. */
  mayNot: { title: string; items: readonly string[] };
}

/** What may be done while acting for another person, and what may not: on the page on which it begins. */
export function ActingRules({ title, lead, may, mayNot }: ActingRulesProps) {
  const heading = useId();

  return (
    <Card role="region" aria-labelledby={heading} className="u:grid u:gap-4">
      <div className="u:grid u:gap-0.5">
        <h2 id={heading} className="u:text-lg">
          {title}
        </h2>
        <p className="u:max-w-text u:text-sm u:text-muted">{lead}</p>
      </div>
      <div className="u:grid u:gap-6 u:tablet:grid-cols-2">
        <Rules {...may} icon={Check} look="u:text-success-text" />
        <Rules {...mayNot} icon={X} look="u:text-error-text" />
      </div>
    </Card>
  );
}

interface RulesProps {
  title: string;
  items: readonly string[];
  icon: typeof Check;
  look: string;
}

function Rules({ title, items, icon, look }: RulesProps) {
  return (
    <div className="u:min-w-0">
      <h3 className="u:text-md">{title}</h3>
      <ul className="u:mt-2.5 u:grid u:gap-2">
        {items.map((item) => (
          <li key={item} className="u:flex u:gap-2.5">
            <Icon of={icon} className={`u:mt-1 u:flex-none ${look}`} />
            <span className="u:part">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
