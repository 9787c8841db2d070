from openai import OpenAI

# OPENAI_BASE_URL is your server and /v1, such as http://127.0.0.1:8787/v1; OPENAI_API_KEY is your Clipwright key.
openai = OpenAI()

video = openai.videos.create_and_poll(
    model="sora-2",
    prompt="a lighthouse by the sea at sunset, slow pan left",
    size="1280x720",
    seconds="4",
)
if video.status == "failed":
    raise SystemExit(video.error.message)

openai.videos.download_content(video.id).write_to_file("video.mp4")
print(video.id)
