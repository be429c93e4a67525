import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchSiteEvent, onSiteEvent } from '../contract/events.ts';
import { content as bengali } from '../locale/content.bn.ts';
import { LocaleContext } from '../locale/LocaleContext.ts';
import { shareContent } from '../share/content.en.ts';
import { renderInEnglish } from '../testing/renderInSite.tsx';
import { ShareButton } from './ShareButton.tsx';

const url = 'https://test.school.example/gallery?photo=1';
const copied = vi.fn<(text: string) => Promise<void>>();
const opened = vi.fn<() => { opener: unknown } | null>();
let messages: string[] = [];
let stopListening = () => {};

beforeEach(() => {
  messages = [];
  stopListening = onSiteEvent('site:toast', ({ message }) => messages.push(message));
  copied.mockReset().mockResolvedValue();
  opened.mockReset();
  vi.stubGlobal('open', opened);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => stopListening());

async function choose(name: string, share?: typeof navigator.share) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderInEnglish(
    <ShareButton path="/gallery/" search="?photo=1" title="Photo Gallery" content={shareContent} />,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

test.each([
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`],
  ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`Photo Gallery ${url}`)}`],
])('%s opens in a popup of 600x400 that cannot reach back', async (name, address) => {
  const popup = { opener: window };
  opened.mockReturnValue(popup);
  await choose(name);
  expect(opened).toHaveBeenCalledWith(address, '_blank', 'popup,width=600,height=400');
  expect(popup.opener).toBeNull();
  await waitFor(() => expect(messages).toEqual([`Opening ${name}...`]));
  expect(copied).not.toHaveBeenCalled();
});

test('a share from a Bengali page names the Bengali page', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  renderInEnglish(
    <LocaleContext value={bengali}>
      <ShareButton path="/gallery/" title="ফটো গ্যালারি" content={shareContent} />
    </LocaleContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith('https://test.school.example/bn/gallery');
});

const refuse = () => {
  throw new Error('refused');
};

test.each([
  ['Facebook', () => null, 'Link copied! Paste to share on Facebook.'],
  ['WhatsApp', () => null, 'Link copied! Paste in WhatsApp to share.'],
  ['WhatsApp', refuse, 'Could not open WhatsApp. Link copied instead.'],
])('where no popup of %s opens, the canonical address is copied', async (name, open, message) => {
  opened.mockImplementation(open);
  await choose(name);
  expect(copied).toHaveBeenCalledWith(url);
  await waitFor(() => expect(messages).toEqual([message]));
});

test('where the system can share, its sheet gets the page', async () => {
  const share = vi.fn(async () => {});
  await choose('Share via...', share);
  expect(share).toHaveBeenCalledWith({ url, title: 'Photo Gallery' });
  await waitFor(() => expect(messages).toEqual(['Shared successfully!']));
});

test('a cancelled share sheet shows no message', async () => {
  const cancel = vi.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'));
  await choose('Share via...', cancel);
  await expect(cancel.mock.results[0]?.value).rejects.toThrow('cancelled');
  expect(messages).toEqual([]);
  expect(copied).not.toHaveBeenCalled();
});

test('where the system cannot share, the link is copied', async () => {
  await choose('Copy link');
  expect(copied).toHaveBeenCalledWith(url);
  await waitFor(() => expect(messages).toEqual(['Link copied to clipboard!']));
});

test('when copying fails, a message says so and the address is shown', async () => {
  copied.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await choose('Copy link');
  await waitFor(() => expect(messages).toEqual(['Failed to copy link']));
  expect(await screen.findByText(url)).toBeTruthy();
});

test('the menu closes by Escape, Tab and a press outside and another menu, and arrows move in it', async () => {
  const user = userEvent.setup();
  renderInEnglish(<ShareButton path="/gallery" title="Photo Gallery" content={shareContent} />);
  const button = screen.getByRole('button', { name: 'Share' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('WhatsApp');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Facebook');
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', outside);
  expect(outside, 'a lightbox around it stays open').not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeNull();
  act(() => dispatchSiteEvent('site:menu-open', { menu: 'phone' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
