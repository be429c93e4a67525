import { css } from '@emotion/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Link } from 'shared/router';
import { Band } from 'shared/ui/Band';
import type { ChildSheetProps } from './ChildSheet.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import type { useChildChoice } from './childChoice.ts';
import type { AdmissionsContent } from './content.en.ts';

const status = css({
  color: 'var(--terracotta)',
  font: '400 var(--size-5) / 1.4 var(--font-display)',
  '@media (scripting: none)': { display: 'none' },
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
  a: { display: 'inline-block', paddingBlock: 'var(--space-3)' },
  '@media print': { display: 'none' },
});

interface YourChildProps extends ReturnType<typeof useChildChoice> {
  page: AdmissionsContent;
}

/** All that the page and others say of one class and medium, in one place. Until both are chosen: links to it. */
export function YourChild({ choice, choose, page }: YourChildProps) {
  const { grades: gradeNames } = useLocale();
  const { yourChild: content, fees } = page;
  const [isNear, setNear] = useState(false);
  const { grade, medium, isUnknown } = choice;
  const isChosen = grade !== undefined && medium !== undefined;
  const loaded = useChildSheet(content.loadSheet, isNear || isChosen);
  const child = isChosen && loaded && { grade, medium, content: loaded.content, page };
  const heading = useScrollOnArrival(Boolean(child), isNear);
  const chosen = isChosen ? content.chosen(gradeNames[grade], fees.media[medium]) : content.none;
  return (
    <Band labelledBy="your-child">
      <h2 id="your-child" ref={heading}>
        {content.title}
      </h2>
      <p>{content.lead}</p>
      <ChoiceForm page={page} grade={grade} medium={medium} choose={choose} onNear={() => setNear(true)} />
      <div css={status} role="status">
        {isUnknown ? content.unknown : chosen}
      </div>
      {child ? (
        <loaded.ChildSheet {...child} />
      ) : (
        <ul css={links}>
          {content.links.map(({ text, to }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}

interface LoadedSheet {
  ChildSheet: ComponentType<ChildSheetProps>;
  content: ChildSheetProps['content'];
}

/** The sheet is a chunk of its own, for who chooses. */
function useChildSheet(loadSheet: AdmissionsContent['yourChild']['loadSheet'], isWanted: boolean) {
  const [sheet, setSheet] = useState<LoadedSheet>();
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./ChildSheet.tsx'), loadSheet()]).then(
      ([{ ChildSheet }, { content }]) => setSheet({ ChildSheet, content }),
      (error) => console.warn('The sheet of a class could not be loaded. Links stay in its place.', error),
    );
  }, [isWanted, loadSheet]);
  return sheet;
}

/** Who comes by the address of a choice sees it at once, unless they have scrolled or chosen. */
function useScrollOnArrival(isShown: boolean, isNear: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isNear) isDone.current = true;
    if (!isShown || isDone.current) return;
    isDone.current = true;
    // A frame later: what moves in the frame that scrolls counts as a layout shift.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => scrollY === 0 && heading.current?.scrollIntoView()),
    );
  }, [isShown, isNear]);
  return heading;
}
