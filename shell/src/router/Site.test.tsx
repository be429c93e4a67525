import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath, Router } from 'react-router-dom';
import { testSectionInBrowser } from 'shared/testing/testSectionInBrowser';
import { testSite } from 'shared/testing/testSite';
import { beforeEach, expect, test } from 'vitest';
import { createPageRegistry } from './pageRegistry.ts';
import { Site } from './Site.tsx';
import { createSiteNavigator } from './siteNavigator.ts';
import { findTarget } from './siteRoutes.ts';
import { useShownPage } from './useShownPage.ts';

const alive: string[] = [];

function pageCalled(name: string) {
  return function Page() {
    useEffect(() => {
      alive.push(name);
      return () => void alive.splice(alive.indexOf(name), 1);
    }, []);
    return <h1>{name}</h1>;
  };
}

const section = testSectionInBrowser({
  '/about': 'About',
  '/admissions': 'Admissions',
  '/facilities': 'Facilities',
});

const registry = createPageRegistry(async () => ({
  About: pageCalled('About'),
  Admissions: pageCalled('Admissions'),
  Facilities: pageCalled('Facilities'),
}));

/** The site in a browser's tab that was opened at `/about`. */
async function openTab() {
  const history = createMemoryHistory({ initialEntries: ['/about'], v5Compat: true });
  const first = findTarget([section], '/about');
  await registry.load(section, 'About');
  const navigator = createSiteNavigator({
    own: section,
    registry,
    loadRelease: async () => ({ number: 1, sections: [section] }),
    isNewerLive: async () => false,
  });
  function Tab() {
    const navigation = useShownPage(first, navigator, history);
    return (
      <Router location={navigation.shown.location} navigator={history}>
        <Site site={testSite} navigation={navigation} registry={registry} />
      </Router>
    );
  }
  render(<Tab />);
  return history;
}

/** The footer's links, which are there on every page. */
const footerLink = (path: string) => {
  const link = screen.getByRole('contentinfo').querySelector(`a[href="${path}"]`);
  if (!link) throw new Error(`No link to ${path}.`);
  return link;
};
const pointAt = (path: string) => act(async () => void fireEvent.pointerOver(footerLink(path)));
const follow = (path: string) => act(async () => void fireEvent.click(footerLink(path)));
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const rendered = (name: string) => screen.queryByRole('heading', { level: 1, name, hidden: true });

beforeEach(() => {
  alive.length = 0;
});

test('the page of a link that is pointed at is rendered out of sight, and not alive until it is opened', async () => {
  await openTab();
  await pointAt('/admissions');
  const ahead = rendered('Admissions');
  expect(ahead).not.toBeNull();
  expect(titles()).toEqual(['About']);
  expect(alive).toEqual(['About']);

  await follow('/admissions');
  expect(titles()).toEqual(['Admissions']);
  expect(rendered('Admissions')).toBe(ahead);
  expect(alive).toEqual(['Admissions']);
});

test('one page at most is rendered ahead, and none of it stays when another is opened', async () => {
  const history = await openTab();
  await pointAt('/admissions');
  await pointAt('/facilities');
  expect(rendered('Admissions')).toBeNull();
  expect(rendered('Facilities')).not.toBeNull();

  await act(async () => history.push('/admissions'));
  expect(rendered('Facilities')).toBeNull();
  expect(titles()).toEqual(['Admissions']);
});

test('a page that was rendered ahead for another query is not the one that is opened', async () => {
  const history = await openTab();
  await pointAt('/admissions');
  const ahead = rendered('Admissions');
  await act(async () => history.push('/admissions?class=5'));
  expect(createPath(history.location)).toBe('/admissions?class=5');
  expect(titles()).toEqual(['Admissions']);
  expect(rendered('Admissions')).not.toBe(ahead);
});
