import type { ReactNode } from 'react';
import { type ByLocale, inLocale } from '../../contract/locales.ts';
import type { LocaleContent } from '../../locale/localeContent.ts';
import { shareContent as bengaliShare } from '../../share/content.bn.ts';
import { shareContent as englishShare } from '../../share/content.en.ts';
import type { ShareContent } from '../../share/share.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Band } from '../../ui/Band.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OfficeNow } from '../../ui/OfficeNow.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SchoolLogo } from '../../ui/SchoolLogo.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { unbroken } from '../../ui/unbroken.tsx';

type Example = (locale: LocaleContent) => ReactNode;

const share: ByLocale<ShareContent> = { en: englishShare, bn: bengaliShare };
const picture = { src: '/icon.svg', alt: '', width: 1200, height: 750 };
const text = ({ school }: LocaleContent) => <p>{school.address.join(', ')}</p>;

/** Every component of `shared/ui`, in each of its states. Their words are facts, which every locale has. */
export const examples: Record<string, Record<string, Example>> = {
  Accordion: {
    closed: (locale) => (
      <Accordion
        name="grades"
        items={[
          { id: 'nursery', title: locale.grades.nursery, content: text(locale) },
          { id: 'kg', title: locale.grades.kg, content: text(locale) },
        ]}
      />
    ),
  },
  Band: {
    paper: (locale) => <Band>{text(locale)}</Band>,
    sunken: (locale) => <Band tone="sunken">{text(locale)}</Band>,
    indigo: (locale) => <Band tone="indigo">{text(locale)}</Band>,
  },
  Breadcrumb: {
    'one page above': ({ grades }) => (
      <Breadcrumb trail={[{ name: grades.nursery, to: '/' }]} current={grades.kg} />
    ),
  },
  Button: { plain: ({ ui }) => <Button>{ui.tryAgain}</Button> },
  ButtonLink: {
    primary: ({ grades }) => <ButtonLink to="/">{grades.kg}</ButtonLink>,
    secondary: ({ grades }) => (
      <ButtonLink to="/" variant="secondary">
        {grades.kg}
      </ButtonLink>
    ),
    'new tab': ({ grades }) => (
      <ButtonLink href="/" newTab>
        {grades.kg}
      </ButtonLink>
    ),
  },
  Card: {
    'with an icon': (locale) => (
      <Card title={locale.grades.kg} icon={icons.bookIcon}>
        {text(locale)}
      </Card>
    ),
    'as a link': (locale) => (
      <Card title={locale.grades.nursery} to="/">
        {text(locale)}
      </Card>
    ),
  },
  DataTable: {
    'two columns': ({ grades, school }) => (
      <DataTable
        caption={school.tagline}
        columns={[grades.kg, grades.nursery]}
        rows={[{ heading: grades['class-1'], cells: [grades['class-2']] }]}
      />
    ),
    'four columns, stacked on a phone': ({ grades, school, format }) => (
      <DataTable
        caption={school.address[0]}
        columns={[grades.kg, grades['class-1'], grades['class-2'], grades['class-3']]}
        rows={[{ heading: grades.nursery, cells: [700, 800, 1500].map(format.number) }]}
      />
    ),
  },
  Eyebrow: { plain: ({ school }) => <Eyebrow>{school.tagline}</Eyebrow> },
  Icon: { all: () => Object.values(icons).map((path) => <Icon key={path} path={path} />) },
  Notice: {
    empty: (locale) => (
      <Notice kind="empty" title={locale.grades.kg}>
        {text(locale)}
      </Notice>
    ),
    error: (locale) => (
      <Notice kind="error" title={locale.grades.nursery} onRetry={() => undefined}>
        {text(locale)}
      </Notice>
    ),
  },
  OfficeNow: { 'now, with rules of the global stylesheet': () => <OfficeNow /> },
  PageHeader: {
    'with links': ({ grades, school }) => (
      <PageHeader title={grades.kg} lead={school.tagline} links={[{ text: grades.nursery, to: '/' }]} />
    ),
    'with a picture': ({ grades, school }) => (
      <PageHeader title={grades.nursery} eyebrow={school.tagline} picture={picture} />
    ),
  },
  Reveal: { block: (locale) => <Reveal>{text(locale)}</Reveal> },
  SchoolLogo: { plain: () => <SchoolLogo /> },
  ShareButton: {
    closed: ({ locale, school }) => (
      <ShareButton path="/" title={school.tagline} content={inLocale(share, locale)} />
    ),
  },
  Tabs: {
    'the first': (locale) => (
      <Tabs
        label={locale.school.tagline}
        parameter="tab"
        tabs={[
          { id: 'nursery', label: locale.grades.nursery, panel: text(locale) },
          { id: 'kg', label: locale.grades.kg, panel: text(locale) },
        ]}
      />
    ),
  },
  Tooltip: {
    closed: ({ ui }) => (
      <Tooltip text={ui.tryAgain} align="start">
        <button type="button" aria-label={ui.tryAgain}>
          <Icon path={icons.sunIcon} />
        </button>
      </Tooltip>
    ),
  },
  unbroken: { 'a time': ({ format }) => <p>{unbroken(format.timeRange('07:30', '10:30'))}</p> },
};
